/** Letters to the person of an account about what happens to it. An administrator without a shop gets none. */
import { deviceName } from "../../domain/account/device.ts";
import {
  factorLetter,
  newDevice,
  passwordChanged,
  type FactorLetter,
} from "../../domain/message/account.ts";
import { senderOf } from "../../domain/message/sender.ts";
import { queueEmail } from "../message/outbox/store.ts";
import { mintScope } from "../platform/database/scope.ts";
import { publicOrigin } from "../platform/origin.ts";
import type { Services } from "../services.ts";
import { loadShop } from "../shop/store.ts";

const LETTERS = { "new-device": newDevice, "password-changed": passwordChanged } as const;
type Named = keyof typeof LETTERS;
const isNamed = (letter: Named | FactorLetter): letter is Named => Object.hasOwn(LETTERS, letter);

type Occasion = {
  letter: Named | FactorLetter;
  account: { shop_id: string | null; email: string };
  userAgent: string;
};
type Needed = Pick<Services, "config" | "database" | "clock">;

export async function announceToAccount(
  { config, database, clock }: Needed,
  { letter, account, userAgent }: Occasion,
): Promise<void> {
  const { shop_id, email: to } = account;
  if (!shop_id) return;
  const at = clock();
  await database.withShop(mintScope(shop_id, { kind: "system" }), async (db) => {
    const shop = await loadShop(db, shop_id);
    if (!shop) return;
    const url = `${publicOrigin(config)}/app`;
    const device = deviceName(userAgent);
    const about = { to, shop: senderOf(shop), url, device, at, zone: shop.timezone };
    const email = isNamed(letter) ? LETTERS[letter](about) : factorLetter(letter, about);
    await queueEmail(db, email, { at });
  });
}

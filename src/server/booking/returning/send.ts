/** Sends the code by which a client is recognised at the booking; nothing says whether the contact is known. */
import { createHash, randomInt, randomUUID } from "node:crypto";
import type { ShopScope } from "../../../domain/account/scope.ts";
import {
  CODE_COUNT,
  CODE_MINUTES,
  codeDigits,
  newCode,
  writeCode,
  type AskedCode,
} from "../../../domain/booking/returning/code.ts";
import { parseEmail } from "../../../domain/client/email.ts";
import { parsePhone } from "../../../domain/client/phone/phone.ts";
import { refuse, type Decision } from "../../../domain/decision.ts";
import { clientCode } from "../../../domain/message/link.ts";
import { senderOf } from "../../../domain/message/sender.ts";
import { bookingPath } from "../../../domain/shop/address.ts";
import { queueCode } from "../../message/outbox/store.ts";
import { takeSteadyTime } from "../../platform/http/steady-answer.ts";
import { countAttempt } from "../../platform/limit.ts";
import { publicOrigin } from "../../platform/origin.ts";
import { sealText } from "../../platform/security/sealed-text.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { reachedBy } from "./load.ts";
import { CODE_BOUND } from "./open.ts";

const HOUR = 3_600_000;
/** To one contact of one shop: the others are answered alike, and send nothing. */
const CODES_PER_HOUR = 3;

/** Answers what the browser brings back with the digits: it holds them sealed. */
export async function sendClientCode(
  services: Services,
  scope: ShopScope,
  contact: string,
): Promise<Decision<{ code_id: string }, "bad-input">> {
  const email = parseEmail(contact) ?? "";
  const phone = email ? "" : (parsePhone(contact) ?? "");
  if (!email && !phone) return refuse("bad-input");
  const digits = codeDigits(randomInt(CODE_COUNT));
  const asked = { id: randomUUID(), shop_id: scope.shop_id, digits, email, phone };
  const code = newCode(asked, services.clock());
  await takeSteadyTime(deliver(services, scope, code));
  return { code_id: sealText(services.ledgerKey, writeCode(code), CODE_BOUND) };
}

async function deliver(services: Services, scope: ShopScope, code: AskedCode): Promise<void> {
  const { database, clock, config } = services;
  const contact = createHash("sha256").update(`${code.email} ${code.phone}`).digest("hex");
  const key = `client-code ${scope.shop_id} ${contact}`;
  const { current } = await countAttempt(database, key, HOUR);
  if (current > CODES_PER_HOUR) return;
  await database.withShop(scope, async (db) => {
    const [shop, clients] = await Promise.all([loadShop(db, scope.shop_id), reachedBy(db, code)]);
    if (!shop || clients.length === 0) return;
    const url = publicOrigin(config) + bookingPath(shop);
    const letter = { to: code.email, shop: senderOf(shop), url, kind_id: null };
    const email = clientCode({ ...letter, code: code.digits, minutes: CODE_MINUTES });
    if (email) await queueCode(db, email, { at: clock(), sms_to: code.phone });
  });
}

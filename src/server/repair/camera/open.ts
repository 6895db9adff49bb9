/** The address of a telephone's camera for one sheet: it opens nothing else, and for two minutes. */
import {
  newPass,
  readPass,
  writePass,
  type CameraPass,
} from "../../../domain/repair/camera/pass.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { openText, sealText } from "../../platform/security/sealed-text.ts";
import { loadRepairs } from "../store.ts";

export type Camera = { url: string; expires_at: Instant };

const BOUND = "camera";

/** Undefined when the repair is not one of this shop's. Nothing is stored: the address itself holds the pass, sealed. */
export async function openCamera(
  db: ShopDb,
  repair_id: string,
  { author, at, origin, ledgerKey }: ChangeContext,
): Promise<Camera | undefined> {
  const [repair] = await loadRepairs(db, [repair_id]);
  if (!repair || !author.account_id) return undefined;
  const holder = { shop_id: repair.shop_id, repair_id, account_id: author.account_id };
  const pass = newPass(holder, at);
  const token = sealText(ledgerKey, writePass(pass), BOUND);
  return { url: `${origin}/photo?pass=${token}`, expires_at: pass.expires_at };
}

/** What the browser of a client sends the photos of their booking with. */
export const clientCamera = (
  ledgerKey: Buffer,
  { shop_id, repair_id }: Pick<CameraPass, "shop_id" | "repair_id">,
  now: Instant,
): string =>
  sealText(ledgerKey, writePass(newPass({ shop_id, repair_id, account_id: null }, now)), BOUND);

/** The pass of an address; undefined for one that was not made here. */
export function findCamera(ledgerKey: Buffer, token: string): CameraPass | undefined {
  try {
    return readPass(openText(ledgerKey, token, BOUND));
  } catch {
    return undefined;
  }
}

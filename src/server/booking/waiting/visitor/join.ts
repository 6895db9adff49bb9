/** A visitor enters the waiting list without an appointment, and leaves it. */
import {
  suitingText,
  type Suiting,
  type VisitorRequest,
} from "../../../../domain/booking/waiting/visitor/visitor.ts";
import { kindOf } from "../../../../domain/catalogue/kinds.ts";
import { senderOf } from "../../../../domain/message/sender.ts";
import { waitingJoined } from "../../../../domain/message/waiting/waiting-joined.ts";
import { shopPath } from "../../../../domain/shop/address.ts";
import type { Instant } from "../../../../domain/time.ts";
import { queueEmail } from "../../../message/outbox/store.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import { hashOf, newSecret } from "../../../platform/security/link-secret.ts";
import type { StaffedShop } from "../../../shop/store.ts";
import { endVisitor, forgetOldVisitors, insertVisitor, visitorBehind } from "./store.ts";

type Joining = Suiting & { request: VisitorRequest };
type Context = { shop: StaffedShop; at: Instant; origin: string };

/** Asked again by the same e-mail, the last answers count; each time a letter brings the link that leaves. */
export async function joinWaiting(
  db: ShopDb,
  { request, part, weekdays }: Joining,
  { shop, at, origin }: Context,
): Promise<void> {
  const secret = newSecret();
  await forgetOldVisitors(db, at);
  await insertVisitor(db, { request, part, weekdays, token_hash: hashOf(secret), at });
  const letter = waitingJoined({
    to: request.client.email,
    shop: senderOf(shop),
    url: `${origin}${shopPath(shop)}/rdv/liste/${secret}`,
    kind_id: request.appliance?.kind_id ?? null,
    job: jobOf(request),
    days: suitingText({ part, weekdays }),
  });
  await queueEmail(db, letter, { at });
}

type Job = Pick<VisitorRequest, "appliance" | "kind" | "where" | "address">;

/** « Lave-linge, chez vous (31000) » */
export function jobOf({ appliance, kind, where, address }: Job): string {
  const what = appliance ? kindOf(appliance.kind_id).name : kind;
  return `${what}, ${where === "Atelier" ? "à l’atelier" : `chez vous (${address?.zip ?? ""})`}`;
}

/** "left" also when it was so already; undefined for a link that opens nothing. */
export async function leaveWaiting(
  db: ShopDb,
  token: string,
  at: Instant,
): Promise<"left" | undefined> {
  const visitor = await visitorBehind(db, hashOf(token));
  if (!visitor) return undefined;
  await endVisitor(db, visitor.id, at);
  return "left";
}

/** Writes one line of the shop's audit, in the transaction of what it tells. */
import type { AuditAction } from "../../../domain/account/audit/action.ts";
import {
  changesOf,
  withoutSecrets,
  type AuditValues,
} from "../../../domain/account/audit/changes.ts";
import { addressIn } from "../../platform/http/client-address.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { mintScope } from "../../platform/database/scope.ts";
import type { Database } from "../../platform/database/open.ts";
import type { Instant } from "../../../domain/time.ts";
import { insertAudit } from "./store.ts";

/** The record that the line is about. `name` is read from the record when it is left out. */
export type AuditRecord = { noun: string; id?: string | null; name?: string };
export type AuditEntry = {
  action: AuditAction;
  record: AuditRecord;
  /** Whole records are welcome: only the fields that differ are kept, and no secret. */
  before?: AuditValues;
  after?: AuditValues;
};

/**
 * Called by a verb with its own `db` and context, once what it changes is decided:
 *
 *     await recordAudit(db, context, {
 *       action: "settings.changed",
 *       record: { noun: "settings", id: shop_id, name: "Horaires" },
 *       before: shop, after: wanted,
 *     });
 *
 * With both `before` and `after` that do not differ, nothing is written. Who, in which role, acting for another's shop
 * or not, comes from the context. Never give a client's name or contact: the audit is never erased; their id is enough.
 */
export async function recordAudit(
  db: ShopDb,
  { author, at, ip }: Pick<ChangeContext, "author" | "at" | "ip">,
  { action, record, before, after }: AuditEntry,
): Promise<void> {
  const changes =
    before && after ? changesOf(before, after) : { before: told(before), after: told(after) };
  if (!changes) return;
  await insertAudit(db, {
    at,
    author,
    action,
    noun: record.noun,
    record_id: record.id ?? null,
    name: record.name?.slice(0, 200) ?? null,
    before: changes.before ?? null,
    after: changes.after ?? null,
    address: addressIn(ip ?? "") ?? null,
  });
}

const told = (values: AuditValues | undefined) => values && withoutSecrets(values);

type AccountEvent = {
  action: AuditAction;
  account: { id: string; shop_id: string | null };
  at: Instant;
  ip: string | undefined;
  after?: AuditValues;
};

/** What happens to an account outside any verb: sign-ins, ends of sessions, passwords. An account without a shop leaves none. */
export async function recordAccountEvent(
  database: Pick<Database, "withShop">,
  { action, account: { id, shop_id }, at, ip, after }: AccountEvent,
): Promise<void> {
  if (!shop_id) return;
  // Who guesses a password is not the person whose account it is.
  const isTheirs = action !== "sign-in.refused" && action !== "sign-in.code-refused";
  const author = isTheirs
    ? { kind: "shop" as const, account_id: id }
    : { kind: "system" as const, account_id: null };
  const line = { action, record: { noun: "user", id }, ...(after ? { after } : {}) };
  await database.withShop(mintScope(shop_id, { kind: "system" }), (db) =>
    recordAudit(db, { author, at, ip }, line),
  );
}

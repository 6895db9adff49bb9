/** Who may do what: the only table. Asked once per change by the server, and by screens to hide buttons. */
import { refuse, type Decision } from "../decision.ts";
import type { Role } from "./role.ts";
import type { Me } from "./session.ts";

const STAFF: readonly Role[] = ["ADMIN", "OWNER", "FRONT", "TECHNICIAN", "USER"];
/** The accountant reads everything and writes nothing. */
const EVERYONE: readonly Role[] = [...STAFF, "ACCOUNTANT"];
const MANAGERS: readonly Role[] = ["ADMIN", "OWNER"];
const DESK: readonly Role[] = ["ADMIN", "OWNER", "FRONT"];
/** An administrator who acts for a shop leaves nothing behind that opens it afterwards. */
const OWNERS: readonly Role[] = ["OWNER"];
const ADMINS: readonly Role[] = ["ADMIN"];

export const PERMISSIONS = {
  "read-agenda": EVERYONE,
  "edit-agenda": STAFF,
  "read-client": EVERYONE,
  "edit-client": STAFF,
  "merge-client": DESK,
  "import-client": DESK,
  "export-client": MANAGERS,
  "copy-client": DESK,
  "erase-client": MANAGERS,
  "read-repair": EVERYONE,
  "edit-repair": STAFF,
  "upload-file": STAFF,
  "edit-prices": DESK,
  "edit-quote": STAFF,
  "send-quote": STAFF,
  "issue-invoice": STAFF,
  "issue-credit": STAFF,
  "record-payment": STAFF,
  "read-sales": EVERYONE,
  "read-settings": EVERYONE,
  "edit-settings": MANAGERS,
  "manage-users": MANAGERS,
  "manage-keys": OWNERS,
  "copy-shop": OWNERS,
  "export-accounts": ["ADMIN", "OWNER", "ACCOUNTANT"],
  "close-books": MANAGERS,
  "read-outbox": MANAGERS,
  "read-acts": MANAGERS,
  "read-audit": MANAGERS,
  "read-admin": ADMINS,
  "act-for-shop": ADMINS,
  "edit-coordinates": ADMINS,
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

export const may = (me: Pick<Me, "role">, action: Action): boolean => {
  const allowed: readonly Role[] = PERMISSIONS[action];
  return allowed.includes(me.role);
};

/** For which other shops they acted in their session: true while the hour lasts, false once it is over. */
export type ActingPerson = Me & { acting?: Readonly<Record<string, boolean>> };

/** The shop that `me` works in: their own, or another one for who may act for it. */
export function workplace(
  me: ActingPerson,
  wanted?: string | null,
): Decision<string, "not-allowed" | "no-shop" | "acting-over"> {
  const shop_id = wanted?.toLowerCase() ?? me.shop_id;
  if (!shop_id) return refuse("no-shop");
  if (shop_id === me.shop_id) return shop_id;
  if (!may(me, "act-for-shop")) return refuse("not-allowed");
  return me.acting?.[shop_id] === false ? refuse("acting-over") : shop_id;
}

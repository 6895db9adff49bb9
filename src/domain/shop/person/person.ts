/** Who works in the shop, as the owner manages it: invited, active, deactivated; who may change whose role. */
import type { ShopRole } from "../../account/role.ts";
import { refuse, type Refusal } from "../../decision.ts";
import type { Instant } from "../../time.ts";
import type { ShopUser } from "../shop.ts";

export const PERSON_STATUSES = ["invited", "active", "deactivated"] as const;
export type PersonStatus = (typeof PERSON_STATUSES)[number];

type Known = { archived_at: Instant | null; has_password: boolean };

/** Invited until they chose a password by the link of a letter. */
export function personStatus({ archived_at, has_password }: Known): PersonStatus {
  if (archived_at) return "deactivated";
  return has_password ? "active" : "invited";
}

/** What the owner writes of a person; the e-mail is that of their account. */
export type PersonFields = Omit<ShopUser, "id"> & { email: string };

export type PersonRefusal =
  | "own-role"
  | "own-account"
  | "own-factors"
  | "factor-day"
  | "last-owner"
  | "email-taken";

type RoleChange = { me: string; person: { id: string; role: ShopRole }; role: ShopRole };

/** Two owners decide of each other's role, never of their own: a slip must not lock its author out. */
export const checkRole = ({ me, person, role }: RoleChange): Refusal<"own-role"> | undefined =>
  me === person.id && role !== person.role ? refuse("own-role") : undefined;

/** True when the shop would lose this owner. */
export const stopsOwning = (
  person: { role: ShopRole; archived_at: Instant | null },
  role: ShopRole | undefined,
): boolean => person.role === "OWNER" && person.archived_at === null && role !== "OWNER";

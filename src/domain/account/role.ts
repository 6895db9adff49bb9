/**
 * The specification knows administrators and normal users. A shop's own roles are normal users too:
 * they only withhold the shop's settings from those the owner did not name (see permissions.ts).
 */
export const ROLES = ["ADMIN", "OWNER", "FRONT", "TECHNICIAN", "USER"] as const;
export type Role = (typeof ROLES)[number];

/** Roles that a shop gives to its own people. */
export const SHOP_ROLES = ["OWNER", "FRONT", "TECHNICIAN"] as const;
export type ShopRole = (typeof SHOP_ROLES)[number];

const known: readonly string[] = ROLES;
const isRole = (text: string): text is Role => known.includes(text);

/** A role read from outside; anything unknown is a normal user, never more. */
export const roleOf = (text: string): Role => (isRole(text) ? text : "USER");

export const isAdmin = ({ role }: { role: Role }): boolean => role === "ADMIN";

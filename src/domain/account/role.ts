/**
 * The specification knows administrators and normal users. A shop's own roles are normal users too:
 * they only withhold what the owner did not name them for (see permissions.ts).
 */
export const ROLES = ["ADMIN", "OWNER", "FRONT", "TECHNICIAN", "ACCOUNTANT", "USER"] as const;
export type Role = (typeof ROLES)[number];

/** Roles that a shop gives to its own people. */
export const SHOP_ROLES = ["OWNER", "FRONT", "TECHNICIAN", "ACCOUNTANT"] as const;
export type ShopRole = (typeof SHOP_ROLES)[number];

export const SHOP_ROLE_FR: Record<ShopRole, string> = {
  OWNER: "Responsable",
  FRONT: "Accueil",
  TECHNICIAN: "Technicien",
  ACCOUNTANT: "Comptable",
};

const known: readonly string[] = ROLES;
const isRole = (text: string): text is Role => known.includes(text);

/** A role read from outside; anything unknown is a normal user, never more. */
export const roleOf = (text: string): Role => (isRole(text) ? text : "USER");

export const isAdmin = ({ role }: { role: Role }): boolean => role === "ADMIN";

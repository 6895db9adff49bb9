import type { Role } from "./role.ts";

declare const scopeBrand: unique symbol;

/** Who acts: an account of the shop or an administrator, a client behind a public link, or Établi itself. */
export type Actor =
  | { readonly kind: "user"; readonly id: string; readonly role: Role }
  | { readonly kind: "client" }
  | { readonly kind: "system" };

/**
 * The proof that the caller may work in this shop: every store function asks for one. Minted only by
 * the session gate and the public-link gate, through `mintScope` of the database platform.
 */
export type ShopScope = {
  readonly shop_id: string;
  readonly actor: Actor;
  readonly [scopeBrand]: true;
};

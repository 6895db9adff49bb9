import type { Instant } from "../time.ts";
import type { Address } from "./address.ts";
import type { Phone } from "./phone/phone.ts";

export const CLIENT_TYPES = ["Particulier", "Entreprise"] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

/** A client of a shop (specification §3). Never an account. A company's name is its `lastname`. */
export type Client = {
  id: string;
  type: ClientType;
  lastname: string;
  firstname: string;
  phones: readonly Phone[];
  email: string;
  addresses: readonly Address[];
  note: string;
  siren: string;
  shop_id: string;
  created_at: Instant;
};

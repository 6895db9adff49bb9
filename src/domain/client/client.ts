import type { Instant } from "../time.ts";
import type { Address } from "./address.ts";
import type { ClientTexts } from "./fields.ts";
import type { Phone } from "./phone/phone.ts";

export const CLIENT_TYPES = ["Particulier", "Entreprise"] as const;
export type ClientType = (typeof CLIENT_TYPES)[number];

/** What a person fills in; its texts are those of fields.ts. A company's name is its `lastname`. */
export type ClientContent = ClientTexts & {
  type: ClientType;
  phones: readonly Phone[];
  addresses: readonly Address[];
};

/** A client of a shop (specification §3). Never an account. */
export type Client = ClientContent & { id: string; shop_id: string; created_at: Instant };

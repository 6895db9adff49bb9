/** Where the clients of the pure rules live. */
import type { Address } from "../../src/domain/client/address.ts";

/** As a person types it. */
export const TYPED_HOME = {
  tags: ["intervention" as const],
  street: "8 allée des Peupliers",
  complement: "",
  zip: "31700",
  city: "Blagnac",
  country: "France",
};

export const HOME: Address = { ...TYPED_HOME, address_id: "home", lat: null, lon: null };

/** What the right code shows of a client, and the answers that it gives to the booking. */
import type { Draft } from "../draft/draft.ts";

export type KnownAddress = { street: string; complement: string; zip: string; city: string };
export type KnownAppliance = {
  id: string;
  kind_id: string;
  brand: string;
  model: string;
  label: string;
  /** The day it was last brought or visited; empty when it never was. */
  last: string;
};
export type KnownClient = {
  pass: string;
  lastname: string;
  firstname: string;
  email: string;
  phones: string[];
  addresses: KnownAddress[];
  appliances: KnownAppliance[];
};

/** Who comes, as on file; every field stays open to correction. */
export const contactOf = (
  { pass, lastname, firstname, email, phones }: KnownClient,
  show: (phone: string) => string,
): Partial<Draft> => ({
  pass,
  lastname,
  firstname,
  email,
  phone: show(phones[0] ?? ""),
  other_phone: show(phones[1] ?? ""),
  appliance_id: "",
});

/** Those of the postal code for which the hour was chosen: another place has other hours. */
export const addressesNear = ({ addresses }: KnownClient, { zip }: Draft): KnownAddress[] =>
  addresses.filter((address) => address.zip === zip);

/** Those of the kind that is booked, so that none is filed twice. */
export const appliancesAlike = (
  { appliances }: KnownClient,
  { kind_id }: Draft,
): KnownAppliance[] => appliances.filter((appliance) => appliance.kind_id === kind_id);

/** The appliance that was pressed; pressed again, it is let go. */
export const ownAppliance = (
  { id, brand, model }: KnownAppliance,
  { appliance_id }: Draft,
): Partial<Draft> =>
  appliance_id === id ? { appliance_id: "" } : { appliance_id: id, brand, model };

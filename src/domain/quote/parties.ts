/** Who sells, to whom, where and on what: as printed, frozen in each document. */
import type { VatRegime } from "./line.ts";
import type { ClientType } from "./withdrawal.ts";

/** Who sells, as the law has it printed (Code de commerce R. 123-237). Empty lines are left out. */
export type Seller = {
  name: string;
  legal_form: string;
  /** « 10 000 € », null for a sole trader. */
  capital: string | null;
  address: readonly string[];
  siret: string;
  siren: string;
  vat_number: string | null;
  /** « RCS Toulouse 812 345 678 » */
  register: string | null;
  email: string;
  phone: string;
  insurance: string | null;
  mediator: string | null;
  iban: string | null;
  vat_regime: VatRegime;
};

export type PrintedClient = {
  name: string;
  address: readonly string[];
  type: ClientType;
  siren: string | null;
};

export type PrintedAppliance = { kind: string; brand: string; model: string; serial: string };

export type Parties = {
  seller: Seller;
  client: PrintedClient;
  /** Where the work is done, line by line; the shop's own address for work at the bench. */
  place: readonly string[];
  appliance: PrintedAppliance | null;
};

/** An invoice that a supplier sent to the shop: what it says as it was read, and what the shop decided of it. */
import type { BasisPoints, Cents, Quantity } from "../../money.ts";
import type { LocalDate } from "../../time.ts";

export const SUPPLIER_FORMATS = ["facturx", "cii", "ubl", "pdf", "other"] as const;
export type SupplierFormat = (typeof SUPPLIER_FORMATS)[number];

export const SUPPLIER_FORMAT_FR: Record<SupplierFormat, string> = {
  facturx: "Factur-X",
  cii: "XML (CII)",
  ubl: "XML (UBL)",
  pdf: "PDF",
  other: "autre",
};

/** `unit_price` is what one unit costs excl. VAT once the discount is taken off. */
export type SupplierLine = {
  label: string;
  /** The supplier's own reference of the article; empty for none. */
  article: string;
  quantity: Quantity;
  unit_price: Cents;
  net: Cents;
  vat_rate: BasisPoints;
};

export type SupplierVat = { vat_rate: BasisPoints; base: Cents; vat: Cents };

export type SupplierFacts = {
  supplier_name: string;
  supplier_siren: string;
  supplier_vat_number: string;
  reference: string;
  /** UNTDID 1001. */
  kind: number;
  issued_on: LocalDate;
  due_on: LocalDate | null;
  total_excl: Cents;
  total_vat: Cents;
  total_incl: Cents;
  due: Cents;
  iban: string;
  /** The SIREN to which it is addressed; empty when it does not say. */
  buyer_siren: string;
  order_number: string;
  lines: readonly SupplierLine[];
  vat_groups: readonly SupplierVat[];
};

/** Amounts of a credit note are owed by the supplier. */
export const CREDIT_KINDS: readonly number[] = [381, 396, 502, 503];
export const isSupplierCredit = ({ kind }: Pick<SupplierFacts, "kind">): boolean =>
  CREDIT_KINDS.includes(kind);

/** The shop's own prices: labour, travel zones, flat rates, parts. A quote copies what it takes. */
import { ONE, share, type BasisPoints, type Cents } from "../../money.ts";
import type { PartCondition, QuoteLine, VatRate } from "../line.ts";

export const PRICE_KINDS = ["labour", "travel", "part"] as const;
export type PriceKind = (typeof PRICE_KINDS)[number];

export const PRICE_KIND_FR: Record<PriceKind, string> = {
  labour: "Main-d’œuvre et forfaits",
  travel: "Déplacements",
  part: "Pièces",
};

export const PRICE_LIMITS = {
  reference: 60,
  brand: 60,
  label: 300,
  supplier: 120,
  unit: 20,
  amount: 100_000_000,
  stock: 1_000_000,
  km: 1_000,
} as const;

export type PriceFacts = {
  kind: PriceKind;
  reference: string;
  brand: string;
  label: string;
  supplier: string;
  unit: string;
  /** Excl. VAT. */
  unit_price: Cents;
  /** What the supplier asks: never shown to a client. */
  purchase_price: Cents | null;
  vat_rate: VatRate;
  /** Of a part alone. */
  condition: PartCondition | null;
  /** Pieces on the shelf, where the shop counts them. */
  stock: number | null;
  /** The furthest of a travel zone, in kilometres by road; null: at any distance. */
  up_to_km: number | null;
};

export type Price = PriceFacts & { id: string };

export const inclOf = ({ unit_price, vat_rate }: Pick<Price, "unit_price" | "vat_rate">): Cents =>
  unit_price + share(unit_price, vat_rate);

export const UNIT_OF: Record<PriceKind, string> = { labour: "h", travel: "forfait", part: "pièce" };

/** What the shop earns on a piece, and its share of the selling price; null where no purchase price is known. */
export function marginOf({
  unit_price,
  purchase_price,
}: Pick<Price, "unit_price" | "purchase_price">): { amount: Cents; rate: BasisPoints } | null {
  if (purchase_price === null) return null;
  const amount = unit_price - purchase_price;
  return { amount, rate: unit_price > 0 ? Math.round((amount * 10_000) / unit_price) : 0 };
}

/** A selling price from the supplier's, by a coefficient in hundredths: 1.60 is 160. */
export const markedUp = (purchase: Cents, hundredths: number): Cents =>
  Math.round((purchase * hundredths) / 100);

/** The line that a quote copies: neither the supplier nor the purchase price goes with it. */
export const lineOf = (price: Price, id: string): QuoteLine => ({
  id,
  kind: price.kind,
  label: labelOf(price),
  quantity: ONE,
  unit: price.unit || UNIT_OF[price.kind],
  unit_price: price.unit_price,
  vat_rate: price.vat_rate,
  discount: 0,
  ...(price.condition && { condition: price.condition }),
});

/** « Pompe de vidange Bosch (réf. 00144487) » */
export function labelOf({
  label,
  brand,
  reference,
}: Pick<Price, "label" | "brand" | "reference">): string {
  const isSaid = brand === "" || label.toLowerCase().includes(brand.toLowerCase());
  const name = isSaid ? label : `${label} ${brand}`;
  return reference ? `${name} (réf. ${reference})` : name;
}

import { SPARE_PART_FR, type SparePart } from "../../../../domain/repair/spare-part/spare-part.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { formatNumericDate } from "../../../../domain/time.ts";

type Facts = Pick<SparePart, "supplier" | "price" | "expected_on" | "quantity" | "received">;

/** « Spareka · 42,00 € HT · attendue le 01/12/2026 · 1 reçue sur 2 » */
export const factsText = ({ supplier, price, expected_on, quantity, received }: Facts): string =>
  [
    supplier,
    price === null ? "" : `${formatEuros(price)} HT`,
    expected_on && received < quantity ? `attendue le ${formatNumericDate(expected_on)}` : "",
    received > 0 && received < quantity
      ? `${received} reçue${received > 1 ? "s" : ""} sur ${quantity}`
      : "",
  ]
    .filter(Boolean)
    .join(" · ");

const STATES = new Map<string, string>(Object.entries(SPARE_PART_FR));

/** « Commandée » */
export const stateText = (state: string): string => STATES.get(state) ?? "";

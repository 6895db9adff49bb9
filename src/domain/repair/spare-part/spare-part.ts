/** A part asked for a repair, ordered from a supplier, received in one delivery or in several. */
import { formatEuros, type Cents } from "../../money.ts";
import { formatDate, type LocalDate } from "../../time.ts";

export type SparePartState = "asked" | "ordered" | "received" | "cancelled";

export type SparePartFacts = {
  description: string;
  quantity: number;
  supplier: string;
  /** Of one piece, excl. VAT; null while it is not known. */
  price: Cents | null;
  expected_on: LocalDate | null;
  ordered: boolean;
};

export type SparePart = SparePartFacts & {
  id: string;
  repair_id: string;
  /** Pieces that came in so far. */
  received: number;
  state: SparePartState;
};

export const SPARE_PART_FR: Record<SparePartState, string> = {
  asked: "À commander",
  ordered: "Commandée",
  received: "Reçue",
  cancelled: "Annulée",
};

/** As a screen reads it. */
type Awaited = { state: string };

export const isAwaited = ({ state }: Awaited): boolean => state === "asked" || state === "ordered";

/** Every part that was not cancelled came in, and there was one. */
export const isComplete = (parts: readonly Awaited[]): boolean =>
  !parts.some(isAwaited) && parts.some(({ state }) => state === "received");

type Expected = Awaited & Pick<SparePart, "expected_on">;

export const isLate = (part: Expected, today: LocalDate): boolean =>
  isAwaited(part) && part.expected_on !== null && part.expected_on < today;

/** « 2 × Pompe de vidange » */
export const partName = ({
  description,
  quantity,
}: Pick<SparePartFacts, "description" | "quantity">): string =>
  quantity === 1 ? description : `${quantity}\u00a0× ${description}`;

/** « Pompe chez Spareka, 42,00 € HT, attendue le 1er décembre 2026 » */
export function partText(facts: SparePartFacts): string {
  const { supplier, price, expected_on } = facts;
  const place = supplier && ` chez ${supplier}`;
  const cost = price === null ? "" : `, ${formatEuros(price)} HT`;
  const day = expected_on ? `, attendue le ${formatDate(expected_on)}` : "";
  return partName(facts) + place + cost + day;
}

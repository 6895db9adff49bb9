/** A part as it is typed; an empty text is a fact that is not known. */
import type { SparePartFacts } from "../../../../domain/repair/spare-part/spare-part.ts";
import { formatEuros } from "../../../../domain/money.ts";
import { formatDate, parseLocalDate } from "../../../../domain/time.ts";
import type { EditWords } from "../../client/conflict-words.ts";

export type PartDraft = Omit<SparePartFacts, "expected_on"> & { expected_on: string };

export const emptyPart = (): PartDraft => ({
  description: "",
  quantity: 1,
  supplier: "",
  price: null,
  expected_on: "",
  ordered: false,
});

export function draftOfPart(part: SparePartFacts): PartDraft {
  const { description, quantity, supplier, price, ordered } = part;
  return { description, quantity, supplier, price, ordered, expected_on: part.expected_on ?? "" };
}

export const inputOfPart = ({ expected_on, ...draft }: PartDraft): SparePartFacts => ({
  ...draft,
  description: draft.description.trim(),
  supplier: draft.supplier.trim(),
  expected_on: parseLocalDate(expected_on) ?? null,
});

export const isComplete = ({ description, quantity, expected_on }: PartDraft): boolean =>
  description.trim() !== "" &&
  Number.isInteger(quantity) &&
  quantity >= 1 &&
  (expected_on === "" || parseLocalDate(expected_on) !== undefined);

/** A part that a colleague changed while its dialog was open. */
export const PART_EDIT: EditWords<PartDraft> = {
  fields: {
    description: { label: "Pièce", text: ({ description }) => description },
    quantity: { label: "Quantité", text: ({ quantity }) => String(quantity) },
    supplier: { label: "Fournisseur", text: ({ supplier }) => supplier },
    price: { label: "Prix HT", text: ({ price }) => (price === null ? "" : formatEuros(price)) },
    expected_on: {
      label: "Attendue le",
      text: ({ expected_on }) => {
        const day = parseLocalDate(expected_on);
        return day ? formatDate(day) : "";
      },
    },
    ordered: { label: "Commande", text: ({ ordered }) => (ordered ? "Commandée" : "À commander") },
  },
  withStored: (draft, field, theirs) => ({
    ...draft,
    [field]: theirs ?? (field === "price" ? null : ""),
  }),
};

import { formatEuros } from "../../../../domain/money.ts";
import { partName } from "../../../../domain/repair/spare-part/spare-part.ts";
import { formatDate, parseLocalDate } from "../../../../domain/time.ts";
import { asText, kindOf } from "../../../platform/deferred/kind.ts";
import { partSaved, partsReceived } from "./actions.ts";

const dayText = (value: unknown): string => {
  const day = parseLocalDate(asText(value));
  return day ? formatDate(day) : "";
};

export const partSavedKind = kindOf(partSaved, {
  words: ({ input }) => `Pièce : ${partName(input)}`,
  effects: ({ id, repair_id, input }) => [
    { of: "SparePart", id, set: { ...input } },
    {
      of: "Repair",
      id: repair_id,
      list: "spare_parts",
      item: {
        __typename: "SparePart",
        id,
        ...input,
        received: 0,
        state: input.ordered ? "ordered" : "asked",
      },
    },
  ],
  edit: {
    of: ({ input, base }) => ({ sent: { ...input }, base: { ...base } }),
    settled: (variables, { sent, base }) => ({
      ...variables,
      input: { ...variables.input, ...sent },
      base: { ...(variables.base ?? variables.input), ...base },
    }),
    fields: {
      description: { label: "Pièce", text: asText },
      quantity: { label: "Quantité", text: String },
      supplier: { label: "Fournisseur", text: asText },
      price: {
        label: "Prix HT",
        text: (value) => (typeof value === "number" ? formatEuros(value) : ""),
      },
      expected_on: { label: "Attendue le", text: dayText },
      ordered: { label: "Commande", text: (value) => (value ? "Commandée" : "À commander") },
    },
  },
});

export const partsReceivedKind = kindOf(partsReceived, {
  words: ({ deliveries }) =>
    deliveries.length > 1 ? `${deliveries.length} pièces reçues` : "Pièce reçue",
  effects: ({ deliveries }) =>
    deliveries.map(({ part_id, from, quantity }) => ({
      of: "SparePart",
      id: part_id,
      set: ({ quantity: wanted, state }) => {
        const received = from + quantity;
        return { received, state: received >= Number(wanted) ? "received" : state };
      },
    })),
});

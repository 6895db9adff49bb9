import { formatEuros } from "../../../domain/money.ts";
import { totalsOf } from "../../../domain/quote/totals.ts";
import { asFields, asText, kindOf } from "../../platform/deferred/kind.ts";
import { readLines } from "./draft/stored-lines.ts";
import { quoteSaved } from "./actions.ts";

const linesText = (value: unknown): string => {
  const lines = readLines(value);
  const count = lines.length === 1 ? "1 ligne" : `${lines.length} lignes`;
  return `${count}, ${formatEuros(totalsOf(lines, 0).total_incl)}`;
};
const percents = (value: unknown): string => `${Number(value)}\u00a0%`;
const yes = (value: unknown): string => (value ? "Oui" : "Non");

export const quoteSavedKind = kindOf(quoteSaved, {
  words: ({ input }) =>
    [`Devis préparé`, input.subject, linesText(input.lines)].filter(Boolean).join(" : "),
  edit: {
    of: ({ input: { base, ...sent } }) => ({ sent, base: asFields(base) }),
    settled: (variables, { sent, base }) => ({
      ...variables,
      input: { ...variables.input, ...sent, base },
    }),
    fields: {
      subject: { label: "Objet", text: asText },
      lines: { label: "Lignes", text: linesText },
      discount: { label: "Remise", text: percents },
      deposit: { label: "Acompte", text: percents },
      validity_days: { label: "Validité", text: (value) => `${Number(value)} jours` },
      keeps_parts: { label: "Pièces remplacées rendues au client", text: yes },
      urgent_on_request: { label: "Urgence à la demande du client", text: yes },
      notes: { label: "Notes", text: asText },
    },
  },
});

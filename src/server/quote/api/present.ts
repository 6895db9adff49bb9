/** A quote as programs and webhooks read it. Its links are not answered: one of them signs. */
import { z } from "zod";
import { LINE_KINDS, PART_CONDITIONS } from "../../../domain/quote/line.ts";
import { totalRange } from "../../../domain/quote/option/printed.ts";
import { QUOTE_STATUSES } from "../../../domain/quote/status.ts";
import type { Instant } from "../../../domain/time.ts";
import { aDateText, anInstantText, basisPoints, cents } from "../../platform/api/shapes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadQuote, type QuoteRow } from "../store.ts";

/** Also those of an invoice. */
export const LINE = z.object({
  kind: z.enum(LINE_KINDS),
  label: z.string(),
  quantity: z.int().meta({ description: "En dix-millièmes : 15000 pour 1,5." }),
  unit: z.string(),
  unit_price: cents.meta({ description: "Prix unitaire hors taxes, en centimes." }),
  unit_price_incl: cents.optional().meta({
    description:
      "Prix unitaire TTC, en centimes, quand il a été saisi ainsi : le montant TTC est alors exact.",
  }),
  vat_rate: basisPoints,
  discount: basisPoints,
  condition: z.enum(PART_CONDITIONS).optional(),
  option: z
    .object({ group: z.string(), alternative: z.string().nullable(), proposed: z.boolean() })
    .optional()
    .meta({
      description:
        "Ce que le client choisit : une seule proposition par groupe, ou un groupe facultatif quand la proposition est nulle.",
    }),
});
const CHOICES = z.array(z.object({ group: z.string(), alternative: z.string().nullable() }));
export const TOTALS = {
  total_excl: cents,
  total_vat: cents,
  total_incl: cents,
  bonus: cents.meta({ description: "La part du bonus réparation, en centimes." }),
  due: cents.meta({ description: "Ce que le client paie, en centimes." }),
};

export const QUOTE = z.object({
  id: z.uuid(),
  reference: z.string().nullable().meta({ description: "Absente tant que rien n’est envoyé." }),
  version: z.int(),
  status: z.enum(QUOTE_STATUSES),
  repair_id: z.uuid(),
  client_id: z.uuid(),
  subject: z.string(),
  lines: z.array(LINE),
  discount: basisPoints,
  deposit: basisPoints,
  notes: z.string(),
  ...TOTALS,
  total_least: cents.meta({ description: "Le plus petit total TTC que le client puisse choisir." }),
  total_most: cents.meta({ description: "Le plus grand." }),
  choices: CHOICES.nullable().meta({
    description: "Ce que le client a choisi ; les montants sont ceux de son choix.",
  }),
  sent_at: anInstantText.nullable(),
  valid_until: aDateText.nullable(),
  answered_at: anInstantText.nullable(),
  created_at: anInstantText,
});

type ShownQuote = z.output<typeof QUOTE>;

export async function readQuote(
  db: ShopDb,
  id: string,
  now: Instant,
): Promise<ShownQuote | undefined> {
  const row = await loadQuote(db, id, now);
  return row && shown(row);
}

export const shown = (row: QuoteRow): ShownQuote => {
  const { least, most } = totalRange(row);
  const choices = row.answer?.choice?.choices;
  return {
    ...row,
    lines: [...row.lines],
    total_least: least,
    total_most: most,
    choices: choices ? [...choices] : null,
  };
};

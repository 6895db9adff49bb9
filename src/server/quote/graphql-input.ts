/** Validation of what the shop writes in a quote. */
import { z } from "zod";
import { clean } from "../../domain/validation.ts";
import { refuse, type Refusal } from "../../domain/decision.ts";
import {
  isVatRate,
  LINE_KINDS,
  LINE_LIMITS,
  PART_CONDITIONS,
  type QuoteLine,
  type VatRate,
} from "../../domain/quote/line.ts";
import { totalsOf } from "../../domain/quote/totals.ts";
import type { DraftContent } from "./store.ts";

const text = (most: number, what: string) =>
  z.string(what).max(most, `${what} : ${most} caractères au plus.`).transform(clean);

const whole = (least: number, most: number, what: string) =>
  z.int(what).min(least, what).max(most, what);

const rate = z.custom<VatRate>(
  (given) => typeof given === "number" && isVatRate(given),
  "Ce taux de TVA n’existe pas en France.",
);

const line: z.ZodType<QuoteLine> = z.object({
  id: text(64, "Le repère de la ligne"),
  kind: z.enum(LINE_KINDS, "Cette nature de ligne n’existe pas."),
  label: text(LINE_LIMITS.label, "Le libellé"),
  quantity: whole(0, LINE_LIMITS.quantity, "La quantité va de 0 à 10 000."),
  unit: text(LINE_LIMITS.unit, "L’unité"),
  unit_price: whole(
    0,
    LINE_LIMITS.unit_price,
    "Le prix va de 0 à 1 000 000 €, en centimes entiers.",
  ),
  vat_rate: rate,
  discount: whole(0, LINE_LIMITS.discount, "La remise va de 0 à 100 %."),
  condition: z.enum(PART_CONDITIONS, "Une pièce est neuve ou d’occasion.").optional(),
});

const draft: z.ZodType<DraftContent> = z.object({
  subject: text(500, "L’objet"),
  lines: z
    .array(line, "Les lignes sont attendues en liste.")
    .max(LINE_LIMITS.lines, "Un devis compte au plus 200 lignes."),
  discount: whole(0, 10_000, "La remise va de 0 à 100 %."),
  deposit: whole(0, 10_000, "L’acompte va de 0 à 100 %."),
  validity_days: whole(1, 365, "La validité va de 1 à 365 jours."),
  keeps_parts: z.boolean(),
  urgent_on_request: z.boolean(),
  notes: text(4_000, "Les notes"),
});

/** Beyond it an amount no longer fits the integers of the API. */
const LARGEST_TOTAL = 2_000_000_000;

export type BadInput = Refusal<"bad-input", Record<string, string>>;

/** The draft as it may be stored; the detail of a refusal says in French what is wrong, field by field. */
export function readDraft(given: unknown): DraftContent | BadInput {
  const parsed = draft.safeParse(given);
  if (!parsed.success)
    return refuse(
      "bad-input",
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])),
    );
  return totalsOf(parsed.data.lines, parsed.data.discount).total_incl > LARGEST_TOTAL
    ? refuse("bad-input", { lines: "Le total dépasse 20 000 000 €." })
    : parsed.data;
}

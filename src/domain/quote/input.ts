/** Validation of what the shop writes in a quote and of what its client answers. */
import * as z from "zod/mini";
import { isRefusal } from "../decision.ts";
import { badInput, oneLine, paragraph, parseInput, type BadInput } from "../validation.ts";
import type { QuoteContent } from "./content.ts";
import { parseLocalDate, type LocalDate } from "../time.ts";
import { CONCLUSION_PLACES, NAME_LIMIT, STROKES_LIMIT, type ScreenSignature } from "./evidence.ts";
import { isVatRate, LINE_KINDS, LINE_LIMITS, PART_CONDITIONS, type VatRate } from "./line.ts";
import { isOptionName, OPTION_LIMITS, type Choice } from "./option/option.ts";
import { repriced } from "./price/price.ts";
import { totalsOf } from "./totals.ts";

/** The part of a quote that the shop writes; the rest comes from the repair and from sending. */
export type DraftContent = Omit<QuoteContent, "id" | "client_id" | "repair_id" | "version">;

/** Bounds of a draft; `share` in basis points: the discount and the deposit go from 0 to 100 %. */
export const DRAFT_LIMITS = {
  subject: 500,
  notes: 4_000,
  share: 10_000,
  validity_days: { least: 1, most: 365 },
} as const;

export const isShare = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= DRAFT_LIMITS.share;

export const isValidity = (days: number): boolean => {
  const { least, most } = DRAFT_LIMITS.validity_days;
  return Number.isInteger(days) && days >= least && days <= most;
};

const text = (most: number, what: string) =>
  paragraph(most, `${what} : ${most} caractères au plus.`);

const whole = (most: number, message: string) =>
  z.int(message).check(z.gte(0, message), z.lte(most, message));

const share = (message: string) => z.int(message).check(z.refine(isShare, message));

const BAD_OPTION = "Cette option est mal formée.";
const optionName = oneLine(OPTION_LIMITS.name, BAD_OPTION).check(
  z.refine(isOptionName, BAD_OPTION),
);
const choice = { group: optionName, alternative: z.nullable(optionName) };
const option = z.object({ ...choice, proposed: z.boolean() }, BAD_OPTION);

/** Of packages too. */
export const quoteLine = z.object({
  id: text(64, "Le repère de la ligne"),
  kind: z.enum(LINE_KINDS, "Cette nature de ligne n’existe pas."),
  label: text(LINE_LIMITS.label, "Le libellé"),
  quantity: whole(LINE_LIMITS.quantity, "La quantité va de 0 à 10 000."),
  unit: text(LINE_LIMITS.unit, "L’unité"),
  unit_price: whole(LINE_LIMITS.unit_price, "Le prix va de 0 à 1 000 000 €, en centimes entiers."),
  unit_price_incl: z.optional(
    whole(LINE_LIMITS.unit_price, "Le prix va de 0 à 1 000 000 €, en centimes entiers."),
  ),
  vat_rate: z.custom<VatRate>(
    (rate) => typeof rate === "number" && isVatRate(rate),
    "Ce taux de TVA n’existe pas en France.",
  ),
  discount: share("La remise va de 0 à 100 %."),
  condition: z.optional(z.enum(PART_CONDITIONS, "Une pièce est neuve ou d’occasion.")),
  option: z.optional(option),
});

const VALIDITY = "La validité va de 1 à 365 jours.";

const draft = z.object({
  subject: text(DRAFT_LIMITS.subject, "L’objet"),
  lines: z
    .array(quoteLine, "Les lignes sont attendues en liste.")
    .check(z.maxLength(LINE_LIMITS.lines, "Un devis compte au plus 200 lignes.")),
  discount: share("La remise va de 0 à 100 %."),
  deposit: share("L’acompte va de 0 à 100 %."),
  validity_days: z.int(VALIDITY).check(z.refine(isValidity, VALIDITY)),
  keeps_parts: z.boolean(),
  urgent_on_request: z.boolean(),
  notes: text(DRAFT_LIMITS.notes, "Les notes"),
});

/** Beyond it an amount no longer fits the integers of the API. */
const LARGEST_TOTAL = 2_000_000_000;

export function parseDraft(value: unknown): DraftContent | BadInput {
  const written = parseInput(draft, value);
  if (isRefusal(written)) return written;
  const input = { ...written, lines: written.lines.map(repriced) };
  return totalsOf(input.lines, input.discount).total_incl > LARGEST_TOTAL
    ? badInput({ lines: "Le total dépasse 20 000 000 €." })
    : input;
}

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const signature = z.union([
  z.object({ kind: z.literal("drawn"), strokes: z.string().check(z.maxLength(STROKES_LIMIT)) }),
  z.object({ kind: z.literal("typed"), text: oneLine(NAME_LIMIT) }),
]);

const choices = z.pipe(
  z.nullish(z.array(z.object(choice)).check(z.maxLength(LINE_LIMITS.lines))),
  z.transform((given: Choice[] | null | undefined): Choice[] | null => given ?? null),
);

export const parseChoices = (value: unknown): Choice[] | null | BadInput =>
  parseInput(choices, value);

const acceptance = z.object({
  document_sha256: sha256,
  name: oneLine(NAME_LIMIT),
  signature: z.pipe(
    z.nullish(signature),
    z.transform(
      (given: ScreenSignature | null | undefined): ScreenSignature | null => given ?? null,
    ),
  ),
  consents: z._default(z.array(paragraph(500)).check(z.maxLength(10)), []),
  code: z._default(oneLine(20), ""),
  choices,
});

export type AcceptanceInput = z.infer<typeof acceptance>;
export const parseAcceptance = (value: unknown): AcceptanceInput | BadInput =>
  parseInput(acceptance, value);

/** What the shop sends of an agreement given before it; `file_id` is the photo of a signed sheet. */
const agreement = z.object({
  document_sha256: acceptance.shape.document_sha256,
  name: acceptance.shape.name,
  signature: acceptance.shape.signature,
  consents: acceptance.shape.consents,
  choices: acceptance.shape.choices,
  conclusion_place: z.enum(CONCLUSION_PLACES, "Dites où le client a signé."),
  file_id: z._default(z.nullable(z.uuid("Cette photo n’existe pas.")), null),
  signed_on: z.pipe(
    z.nullish(z.string()),
    z.transform((day: string | null | undefined): LocalDate | null =>
      day ? (parseLocalDate(day) ?? null) : null,
    ),
  ),
});

export type AgreementInput = z.infer<typeof agreement>;
export const parseAgreement = (value: unknown): AgreementInput | BadInput =>
  parseInput(agreement, value);

const refusal = z.object({ document_sha256: sha256, reason: paragraph(4_000) });

export type RefusalInput = z.infer<typeof refusal>;
export const parseRefusal = (value: unknown): RefusalInput | BadInput => parseInput(refusal, value);

const withdrawal = z.object({
  name: oneLine(NAME_LIMIT),
  email: z._default(oneLine(254), ""),
});

export const parseWithdrawal = (value: unknown): z.infer<typeof withdrawal> | BadInput =>
  parseInput(withdrawal, value);

const codeRequest = z.object({ document_sha256: sha256 });

export const parseCodeRequest = (value: unknown): z.infer<typeof codeRequest> | BadInput =>
  parseInput(codeRequest, value);

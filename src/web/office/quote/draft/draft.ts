/** What is on the screen of the quote editor, and what each gesture makes of it. */
import { isRefusal } from "../../../../domain/decision.ts";
import { ONE } from "../../../../domain/money.ts";
import { isShare, isValidity } from "../../../../domain/quote/input.ts";
import {
  checkLines,
  LINE_KIND_FR,
  type LineKind,
  type LineRefusal,
  type QuoteLine,
  type VatRate,
} from "../../../../domain/quote/line.ts";
import {
  checkOptions,
  OPTION_REFUSAL_FR,
  type OptionRefusal,
} from "../../../../domain/quote/option/check.ts";
import { onBasis, repriced, type PriceBasis } from "../../../../domain/quote/price/price.ts";
import { proposedLines } from "../../../../domain/quote/option/groups.ts";
import { hasMoney, totalsOf, type Totals } from "../../../../domain/quote/totals.ts";
import { withOption, type OptionChange } from "./options.ts";

export type QuoteDraft = {
  subject: string;
  lines: readonly QuoteLine[];
  /** Basis points of the whole. */
  discount: number;
  /** Basis points of what the client has to pay. */
  deposit: number;
  validity_days: number;
  keeps_parts: boolean;
  urgent_on_request: boolean;
  notes: string;
};

export type DraftChange =
  | { type: "set"; fields: Partial<Omit<QuoteDraft, "lines">> }
  | { type: "add"; line: QuoteLine; after?: string }
  | { type: "line"; id: string; fields: Partial<QuoteLine> }
  | { type: "kind"; id: string; kind: LineKind; vat_rate: VatRate }
  | { type: "basis"; basis: PriceBasis }
  | { type: "remove"; id: string }
  | { type: "restore"; line: QuoteLine; index: number }
  | OptionChange
  | { type: "move"; id: string; by: 1 | -1 }
  | { type: "replace"; draft: QuoteDraft };

export function changed(draft: QuoteDraft, change: DraftChange): QuoteDraft {
  if (change.type === "replace") return change.draft;
  if (change.type === "set") return { ...draft, ...change.fields };
  return { ...draft, lines: changedLines(draft.lines, change) };
}

type LineChange = Exclude<DraftChange, { type: "replace" | "set" }>;

function changedLines(lines: readonly QuoteLine[], change: LineChange): readonly QuoteLine[] {
  switch (change.type) {
    case "add":
      return inserted(lines, change.line, positionAfter(lines, change.after));
    case "restore":
      return inserted(lines, change.line, change.index);
    case "remove":
      return lines.filter(({ id }) => id !== change.id);
    case "alternative":
    case "optional":
    case "fixed":
    case "propose":
    case "rename":
      return withOption(lines, change);
    case "line":
      return lines.map((line) =>
        line.id === change.id ? repriced({ ...line, ...change.fields }) : line,
      );
    case "basis":
      return lines.map((line) => onBasis(line, change.basis));
    case "kind":
      return lines.map((line) =>
        line.id === change.id ? ofKind(line, change.kind, change.vat_rate) : line,
      );
    case "move":
      return moved(lines, change.id, change.by);
  }
}

const inserted = (lines: readonly QuoteLine[], line: QuoteLine, index: number): QuoteLine[] =>
  lines.toSpliced(index, 0, line);

function positionAfter(lines: readonly QuoteLine[], id: string | undefined): number {
  const index = lines.findIndex((line) => line.id === id);
  return index < 0 ? lines.length : index + 1;
}

function moved(lines: readonly QuoteLine[], id: string, by: 1 | -1): readonly QuoteLine[] {
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  const target = index + by;
  if (!line || target < 0 || target >= lines.length) return lines;
  return lines.toSpliced(index, 1).toSpliced(target, 0, line);
}

const UNITS: Record<LineKind, string> = {
  labour: "h",
  travel: "forfait",
  part: "pièce",
  bonus: "",
  text: "",
};

/** Those whose kind says enough to be printed; a part and a free text are to be named. */
const LABELLED: ReadonlySet<LineKind> = new Set<LineKind>(["labour", "travel", "bonus"]);

/** A line of a kind, still without a price; `vat_rate` is the shop's ordinary one, 0 under the small-business exemption. */
export const newLine = (id: string, kind: LineKind, vat_rate: VatRate): QuoteLine => ({
  id,
  kind,
  label: LABELLED.has(kind) ? LINE_KIND_FR[kind] : "",
  quantity: ONE,
  unit: UNITS[kind],
  unit_price: 0,
  vat_rate: kind === "bonus" || kind === "text" ? 0 : vat_rate,
  discount: 0,
  ...(kind === "part" ? { condition: "new" } : {}),
});

/** Another kind keeps what was typed, and takes the unit and the rate that go with it. */
function ofKind(line: QuoteLine, kind: LineKind, vat_rate: VatRate): QuoteLine {
  const fresh = newLine(line.id, kind, vat_rate);
  return repriced({
    ...fresh,
    label: line.label === LINE_KIND_FR[line.kind] ? fresh.label : line.label || fresh.label,
    ...priceOf(line, kind),
    quantity: kind === "bonus" || kind === "text" ? ONE : line.quantity,
    ...(line.option && { option: line.option }),
  });
}

/** A bonus is an amount, and not a price that has VAT. */
function priceOf(line: QuoteLine, kind: LineKind): Partial<QuoteLine> {
  if (kind === "text") return { unit_price: 0 };
  const { unit_price, unit_price_incl } = line;
  if (unit_price_incl === undefined) return { unit_price };
  return kind === "bonus" ? { unit_price: unit_price_incl } : { unit_price, unit_price_incl };
}

/** Totals of what is proposed, while one types: a number that cannot be read yet counts for nothing. */
export function liveTotals(draft: QuoteDraft): Totals {
  const { lines, discount } = readableDraft(draft);
  return totalsOf(proposedLines(lines), discount);
}

export const readableDraft = (draft: QuoteDraft): QuoteDraft => ({
  ...draft,
  lines: draft.lines.map(readable),
  discount: counted(draft.discount),
  deposit: counted(draft.deposit),
  validity_days: isValidity(draft.validity_days) ? draft.validity_days : 0,
});

const counted = (value: number): number => (Number.isSafeInteger(value) ? value : 0);

export const readable = (line: QuoteLine): QuoteLine => ({
  ...line,
  quantity: counted(line.quantity),
  unit_price: counted(line.unit_price),
  ...(line.unit_price_incl !== undefined && { unit_price_incl: counted(line.unit_price_incl) }),
  discount: counted(line.discount),
});

export type DraftFault =
  | LineRefusal
  | OptionRefusal
  | "quote-empty"
  | "discount"
  | "deposit"
  | "validity";

/** What must be put right before saving, and on which line. */
export function faultOf(draft: QuoteDraft): { fault: DraftFault; id?: string } | undefined {
  const lines = checkLines(draft.lines);
  if (isRefusal(lines)) return { fault: lines.refused, ...idIn(lines.detail) };
  if (!isShare(draft.discount)) return { fault: "discount" };
  if (!isShare(draft.deposit)) return { fault: "deposit" };
  return isValidity(draft.validity_days) ? undefined : { fault: "validity" };
}

/** The same before the quote leaves: it sells something, and its choices can be put to the client. */
export function sendingFaultOf(draft: QuoteDraft): { fault: DraftFault; id?: string } | undefined {
  if (!draft.lines.some(hasMoney)) return { fault: "quote-empty" };
  const fault = faultOf(draft);
  if (fault) return fault;
  const options = checkOptions(draft.lines);
  return isRefusal(options) ? { fault: options.refused, ...idIn(options.detail) } : undefined;
}

const idIn = (detail: unknown): { id?: string } =>
  typeof detail === "object" && detail !== null && "id" in detail && typeof detail.id === "string"
    ? { id: detail.id }
    : {};

export const DRAFT_FAULT_FR: Record<DraftFault, string> = {
  ...OPTION_REFUSAL_FR,
  "quote-empty": "Ajoutez au moins une ligne avec un prix avant d’envoyer le devis.",
  "too-many-lines": "Un devis compte au plus 200 lignes, 150 quand les prix sont TTC.",
  "line-label": "Chaque ligne a besoin d’un libellé.",
  "line-quantity": "La quantité doit être un nombre plus grand que zéro, par exemple 1,5.",
  "line-price": "Le prix doit être un montant, par exemple 49,90.",
  "line-vat-rate": "Choisissez un taux de TVA de la liste.",
  "line-discount": "La remise va de 0 à 100 %.",
  discount: "La remise sur l’ensemble va de 0 à 100 %.",
  deposit: "L’acompte va de 0 à 100 %.",
  validity: "La validité va de 1 à 365 jours.",
};

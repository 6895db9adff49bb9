/** What an import says, in numbers and in French. */
import { BYTE_ORDER_MARK, csvLine } from "../../../../domain/client/import/text.ts";
import type { ImportPhase, ImportProgress } from "../../../../domain/client/import/progress.ts";
import { COLUMNS_OF, type Noun, type Report } from "./requests.ts";

type Word = { one: string; many: string; created: string; completed: string };
const WORDS: Record<Noun, Word> = {
  client: { one: "client", many: "clients", created: "créé", completed: "complété" },
  appliance: { one: "appareil", many: "appareils", created: "créé", completed: "complété" },
};

const some = (count: number, noun: Noun): string =>
  `${count.toLocaleString("fr")}\u00a0${count > 1 ? WORDS[noun].many : WORDS[noun].one}`;
const s = (count: number): string => (count > 1 ? "s" : "");

export const sizeText = (count: number): string =>
  `${count.toLocaleString("fr")}\u00a0ligne${s(count)}`;

const PHASE_FR: Record<ImportPhase, string> = {
  reading: "Lecture",
  comparing: "Comparaison avec vos fiches",
  writing: "Enregistrement",
  finishing: "Préparation de la recherche",
};

/** « Lecture : 4 200 lignes sur 15 000 » */
export function progressText({ phase, done, all }: ImportProgress): string {
  const isOfLines = phase === "reading" || phase === "comparing";
  const what = isOfLines ? "ligne" : "fiche";
  return `${PHASE_FR[phase]}\u00a0: ${done.toLocaleString("fr")}\u00a0${what}${s(done)} sur ${all.toLocaleString("fr")}`;
}

/** Before: « 12 clients seront créés. » */
export function planText(report: Report, noun: Noun): string[] {
  const { created, updated, unchanged, faulty, aside } = report;
  return [
    created > 0 ? `${some(created, noun)} ${created > 1 ? "seront créés" : "sera créé"}.` : "",
    updated > 0
      ? `${some(updated, noun)} déjà connu${s(updated)} ${updated > 1 ? "seront complétés" : "sera complété"}\u00a0: seuls les blancs sont remplis.`
      : "",
    unchanged > 0
      ? `${sizeText(unchanged)} n’apporte${unchanged > 1 ? "nt" : ""} rien de nouveau.`
      : "",
    faulty > 0
      ? `${sizeText(faulty)} ${faulty > 1 ? "seront laissées" : "sera laissée"} de côté\u00a0: voyez les erreurs.`
      : "",
    aside > 0 ? asideText(aside, noun) : "",
  ].filter(Boolean);
}

/** The line is imported all the same. */
export const asideText = (count: number, noun: Noun): string =>
  count > 1
    ? `${count.toLocaleString("fr")}\u00a0cellules illisibles\u00a0: ${ASIDE[noun].many}, à vérifier.`
    : `1\u00a0cellule illisible\u00a0: ${ASIDE[noun].one}, à vérifier.`;

/** A client has a note to keep them in; of an appliance they are in the list below only. */
const ASIDE: Record<Noun, { one: string; many: string }> = {
  client: {
    one: "sa valeur va dans la note du client",
    many: "leur valeur va dans la note du client",
  },
  appliance: {
    one: "l’appareil est importé sans elle",
    many: "les appareils sont importés sans elles",
  },
};

type Counts = Pick<Report, "created" | "updated" | "faulty">;

/** After: « 12 clients créés, 3 complétés. » */
export function doneText({ created, updated, faulty }: Counts, noun: Noun): string {
  const parts = [
    `${some(created, noun)} ${WORDS[noun].created}${s(created)}`,
    updated > 0 ? `${updated.toLocaleString("fr")}\u00a0${WORDS[noun].completed}${s(updated)}` : "",
    faulty > 0 ? `${sizeText(faulty)} laissée${s(faulty)} de côté` : "",
  ];
  return `${parts.filter(Boolean).join(", ")}.`;
}

/** « 12 clients retirés. 2 sont gardés, car… » */
export function undoneText(
  { created, kept }: { created: number; kept: number },
  noun: Noun,
): string {
  const gone = created - kept;
  const first = `Import annulé\u00a0: ${some(gone, noun)} retiré${s(gone)}.`;
  if (kept === 0) return first;
  return `${first} ${some(kept, noun)} gardé${s(kept)}, car utilisé${s(kept)} ou modifié${s(kept)} depuis.`;
}

export const columnName = (noun: Noun, key: string): string =>
  COLUMNS_OF[noun].find((column) => column.key === key)?.label ?? "";

/** The columns without which no line can be read. */
const NEEDED: Record<Noun, readonly string[]> = {
  client: ["lastname"],
  appliance: ["lastname", "kind"],
};

/** What is missing from the mapping, as a sentence; undefined when all is there. */
export function missingText(noun: Noun, columns: readonly string[]): string | undefined {
  const missing = NEEDED[noun].filter((key) => !columns.includes(key));
  if (missing.length === 0) return undefined;
  const names = missing.map((key) => `«\u202f${columnName(noun, key)}\u202f»`).join(" et ");
  return `Indiquez la colonne ${names} pour continuer.`;
}

/** The faults as a file, to be corrected beside the other. */
export const faultsFile = ({ faults }: Pick<Report, "faults">, noun: Noun): string =>
  BYTE_ORDER_MARK +
  [
    ["Ligne", "Colonne", "À corriger"],
    ...faults.map(({ line, column, message }) => [String(line), columnName(noun, column), message]),
  ]
    .map(csvLine)
    .join("");

/** A column of our own exports, never typed by hand. */
const OURS: readonly string[] = ["ref", "lat", "lon"];

/** An empty file to fill in: the headings that a person can answer. */
export const templateFile = (noun: Noun): string =>
  BYTE_ORDER_MARK +
  csvLine(COLUMNS_OF[noun].filter(({ key }) => !OURS.includes(key)).map(({ label }) => label));

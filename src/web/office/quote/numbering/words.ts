import type { SeriesKind } from "../../../../domain/quote/number.ts";

type KindWords = {
  /** The heading of its form. */
  many: string;
  /** As the document's own title. */
  title: string;
  next: string;
};

export const KIND_WORDS: Record<SeriesKind, KindWords> = {
  quote: { many: "Devis", title: "Devis", next: "Le prochain devis" },
  invoice: { many: "Factures", title: "Facture", next: "La prochaine facture" },
  credit: { many: "Avoirs", title: "Avoir", next: "Le prochain avoir" },
};

const DOCUMENTS: Record<SeriesKind, [one: string, many: string, started: string]> = {
  quote: ["devis envoyé", "devis envoyés", "Les devis"],
  invoice: ["facture émise", "factures émises", "Les factures"],
  credit: ["avoir émis", "avoirs émis", "Les avoirs"],
};

/** Why the numbers of this year do not change any more. */
export function startedText(kind: SeriesKind, { year, issued }: { year: number; issued: number }) {
  const [one, many, started] = DOCUMENTS[kind];
  const count = `${issued.toLocaleString("fr-FR")} ${issued > 1 ? many : one}`;
  return `${started} de ${year} gardent leur numérotation\u00a0: ${count}. Vous pouvez choisir celle de ${year + 1}.`;
}

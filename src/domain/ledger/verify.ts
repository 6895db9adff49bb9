/** Verifies a chain from its first entry, and against the documents that it seals. */
import {
  GENESIS,
  linkText,
  type Anchor,
  type LedgerDocument,
  type LedgerEntry,
  type Mac,
} from "./entry.ts";
import { STAMP_FAULT_FR, type StampCheck, type StampFault } from "./head/stamp.ts";

export const FINDING_WORDS = [
  "gap",
  "broken-link",
  "bad-hash",
  "missing-entry",
  "orphan-entry",
  "document-changed",
  "tail-removed",
  "no-anchor",
  "bytes-changed",
  "bytes-missing",
  "period-closed",
  "sent-head-gone",
  "stamp-worthless",
] as const;
export type FindingWord = (typeof FINDING_WORDS)[number];

export const FINDING_FR: Record<FindingWord, string> = {
  gap: "Une écriture manque ou n’est pas à sa place.",
  "broken-link": "Une écriture ne suit pas celle qui la précède.",
  "bad-hash": "Une écriture a été modifiée ou ajoutée hors de l’application.",
  "missing-entry": "Un document n’a pas d’écriture dans le registre.",
  "orphan-entry": "Une écriture ne correspond à aucun document.",
  "document-changed": "Un document a été modifié après son émission.",
  "tail-removed": "Les dernières écritures ont été supprimées.",
  "no-anchor":
    "Aucune copie de la tête du registre n’est à côté de la base : une suppression des dernières écritures ne se verrait pas.",
  "bytes-changed": "Un PDF ou une archive que l’atelier garde n’est plus celui qui a été remis.",
  "bytes-missing": "Un PDF ou une archive que l’atelier garde a disparu du stockage.",
  "period-closed": "Un document est daté d’un mois qui était déjà clôturé.",
  "sent-head-gone": "Une empreinte du registre qui était partie au dehors n’y est plus.",
  "stamp-worthless": "L’horodatage d’une empreinte ne prouve rien",
};

export type Finding = {
  word: FindingWord;
  seq?: number;
  ref_id?: string;
  /** Of a stamp: what is wrong with it. */
  fault?: StampFault;
};

/** « Écriture 7 : … (id) ». */
export const findingText = ({ word, seq, ref_id, fault }: Finding): string =>
  [
    seq === undefined ? "" : `Écriture ${seq} : `,
    FINDING_FR[word],
    fault ? ` : ${STAMP_FAULT_FR[fault]}.` : "",
    ref_id ? ` (${ref_id})` : "",
  ].join("");

export type StoredPaper = { id: string; sha256: string; stored: string | null };

export type Verification = {
  /** In the order of `seq`. */
  entries: readonly LedgerEntry[];
  documents: readonly LedgerDocument[];
  mac: Mac;
  /** What the storage holds of each kept document now: the digest of its bytes, null when they are gone. */
  papers?: readonly StoredPaper[];
  /** Heads that left the machine. */
  sent?: readonly Anchor[];
  /** Tokens of an authority, verified. */
  stamps?: readonly { seq: number; check: StampCheck }[];
  /** A copy of an earlier head: without it a deletion of the last entries is not detected. */
  anchor?: Anchor;
};

/** The faults in the order of the chain; an empty list for a valid one. */
export const verifyChain = (verification: Verification): Finding[] => [
  ...linkFindings(verification),
  ...anchorFindings(verification),
  ...sentFindings(verification),
  ...stampFindings(verification),
  ...documentFindings(verification),
  ...bytesFindings(verification),
];

function linkFindings({ entries, mac }: Verification): Finding[] {
  const findings: Finding[] = [];
  let head: Anchor = { seq: 0, hash: GENESIS };
  for (const entry of entries) {
    const { seq, ref_id } = entry;
    if (seq !== head.seq + 1) findings.push({ word: "gap", seq, ref_id });
    if (entry.prev !== head.hash) findings.push({ word: "broken-link", seq, ref_id });
    if (entry.hash !== mac(linkText(entry.prev, entry)))
      findings.push({ word: "bad-hash", seq, ref_id });
    head = entry;
  }
  return findings;
}

/**
 * The same for some records of the chain, without the rest of it: each is what its own entry sealed. A removal of entries
 * shows only where the whole chain is read.
 */
export function verifySealed({
  entries,
  documents,
  mac,
}: Pick<Verification, "entries" | "documents" | "mac">): Finding[] {
  const forged = entries
    .filter((entry) => entry.hash !== mac(linkText(entry.prev, entry)))
    .map(({ seq, ref_id }): Finding => ({ word: "bad-hash", seq, ref_id }));
  return [...forged, ...documentFindings({ entries, documents, mac })];
}

function anchorFindings({ entries, anchor }: Verification): Finding[] {
  if (!anchor) return [];
  if (anchor.seq === 0) return entries.length > 0 ? [{ word: "no-anchor" }] : [];
  const last = entries.at(-1)?.seq ?? 0;
  if (last < anchor.seq) return [{ word: "tail-removed", seq: anchor.seq }];
  const isFound = entries.some((entry) => entry.seq === anchor.seq && entry.hash === anchor.hash);
  return isFound ? [] : [{ word: "broken-link", seq: anchor.seq }];
}

function sentFindings({ entries, sent = [] }: Verification): Finding[] {
  const hashes = new Map(entries.map(({ seq, hash }) => [seq, hash]));
  return sent
    .filter(({ seq, hash }) => hashes.get(seq) !== hash)
    .map(({ seq }) => ({ word: "sent-head-gone", seq }));
}

const stampFindings = ({ stamps = [] }: Verification): Finding[] =>
  stamps.flatMap(({ seq, check }) =>
    "fault" in check ? [{ word: "stamp-worthless", seq, fault: check.fault }] : [],
  );

function documentFindings({ entries, documents }: Verification): Finding[] {
  const unmatched = new Map(documents.map((document) => [keyOf(document), document]));
  const findings: Finding[] = [];
  let closed = "";
  for (const entry of entries) {
    const { seq, ref_id } = entry;
    const document = unmatched.get(keyOf(entry));
    if (document?.dated_on && document.dated_on <= closed)
      findings.push({ word: "period-closed", seq, ref_id });
    closed = document?.closes ?? closed;
    if (!document) findings.push({ word: "orphan-entry", seq, ref_id });
    else if (document.payload !== entry.payload)
      findings.push({ word: "document-changed", seq, ref_id });
    unmatched.delete(keyOf(entry));
  }
  for (const { ref_id } of unmatched.values()) findings.push({ word: "missing-entry", ref_id });
  return findings;
}

function bytesFindings({ entries, papers = [] }: Verification): Finding[] {
  const seqs = new Map(entries.map(({ ref_id, seq }) => [ref_id, seq]));
  return papers
    .filter(({ sha256, stored }) => stored !== sha256)
    .map(({ id, stored }) => {
      const word = stored === null ? "bytes-missing" : "bytes-changed";
      const seq = seqs.get(id);
      return { word, ref_id: id, ...(seq !== undefined && { seq }) };
    });
}

const keyOf = ({ kind, ref_id }: LedgerDocument): string => `${kind} ${ref_id}`;

/** The archive of a closed period: dated, signed, in open formats, verified without us (BOI-TVA-DECLA-30-10-30, conservation). */
import { canonical } from "../../quote/canonical.ts";
import type { Instant, LocalDate } from "../../time.ts";
import type { LedgerDocument } from "../entry.ts";

export const ARCHIVE_FORMAT = "etabli-archive";
export const MANIFEST = "manifeste.json";
export const SIGNATURE = "manifeste.sig";
export const PUBLIC_KEY = "cle-publique.pem";
export const VERIFIER = "verifier.mjs";
export const REGISTER = "registre.ndjson";

export type ArchivedFile = { path: string; bytes: number; sha256: string };

export type ArchiveManifest = {
  format: typeof ARCHIVE_FORMAT;
  version: 1;
  shop: { id: string; name: string; siret: string };
  closing_id: string;
  period: { from: LocalDate; to: LocalDate };
  made_at: Instant;
  /** SHA-256 of the public key, which the publisher's attestation says too. */
  key: string;
  files: readonly ArchivedFile[];
};

/** As it is kept: `sha256` of the whole zip, `manifest_sha256` of the list inside. */
export type Archive = {
  id: string;
  closing_id: string;
  made_at: Instant;
  made_by: string | null;
  bytes: number;
  sha256: string;
  manifest_sha256: string;
};

export const ledgerArchive = (archive: Archive): LedgerDocument => ({
  kind: "archive",
  ref_id: archive.id,
  payload: canonical({
    id: archive.id,
    closing_id: archive.closing_id,
    made_at: archive.made_at,
    made_by: archive.made_by,
    bytes: archive.bytes,
    sha256: archive.sha256,
    manifest_sha256: archive.manifest_sha256,
  }),
});

/** « etabli-archive-2026-01-01-2026-12-31.zip » */
export const archiveName = ({ from, to }: ArchiveManifest["period"]): string =>
  `etabli-archive-${from}-${to}.zip`;

type Told = { shop: string; period: string; key: string };

/** What stands in LISEZ-MOI.txt. */
export const archiveReadme = ({ shop, period, key }: Told): string =>
  [
    `Archive comptable de ${shop}, ${period}.`,
    "",
    "Chaque fichier est dans un format ouvert, lisible sans Établi :",
    "- ventes.csv, encaissements.csv, tva.csv : les journaux, pour un tableur ;",
    "- fec.txt : le fichier des écritures comptables (article A47 A-1 du livre des procédures fiscales) ;",
    "- cloture.json : les totaux de la période, et ceux depuis la première facture, en centimes ;",
    `- ${REGISTER} : le registre, une ligne par document ou paiement, entier, dans son ordre ;`,
    "- pdf.csv : la référence et l’empreinte SHA-256 de chaque PDF remis, gardé par l’atelier ;",
    `- ${MANIFEST} : la liste des fichiers et de leurs empreintes SHA-256 ;`,
    `- ${SIGNATURE}, ${PUBLIC_KEY} : la signature Ed25519 de cette liste, et la clé qui la vérifie.`,
    "",
    "Pour la vérifier, décompressez l’archive et lancez avec Node 20 ou plus récent :",
    `  node ${VERIFIER}`,
    "",
    "L’empreinte de la clé publique doit être celle que dit l’attestation de l’éditeur :",
    `  ${key}`,
    "",
  ].join("\r\n");

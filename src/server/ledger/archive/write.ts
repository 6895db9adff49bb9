/** The files of an archive, one after the other, then the signed list of them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import {
  ARCHIVE_FORMAT,
  archiveReadme,
  MANIFEST,
  PUBLIC_KEY,
  REGISTER,
  SIGNATURE,
  VERIFIER,
  type ArchivedFile,
  type ArchiveManifest,
} from "../../../domain/ledger/archive/archive.ts";
import { closingName, type Closing } from "../../../domain/ledger/closing/closing.ts";
import { JOURNALS } from "../../../domain/ledger/journal/journal.ts";
import type { AccountMap } from "../../../domain/ledger/journal/accounts.ts";
import type { Instant } from "../../../domain/time.ts";
import { measured, type Entry } from "../../platform/archive/write-zip.ts";
import { csvOf, readEntries, type Reading } from "../journal/read.ts";
import { publicKeyOf, signWith } from "./sign.ts";
import { nextLinks, papersOf } from "./store.ts";

const SCRIPT = new URL("../../../../scripts/shop/verify-archive.js", import.meta.url);

export type Archiving = {
  reading: Reading;
  closing: Closing;
  map: AccountMap;
  shop: ArchiveManifest["shop"];
  at: Instant;
  ledgerKey: Buffer;
  /** Told once the list is signed. */
  onManifest: (sha256: string) => void;
};

export async function* archiveEntries(archiving: Archiving): AsyncGenerator<Entry> {
  const files: ArchivedFile[] = [];
  for (const { path, read } of contentsOf(archiving))
    yield {
      path,
      read: async () => measured(path, await read(), (written) => files.push(written)),
    };
  yield* signedList(archiving, files);
}

function* signedList(archiving: Archiving, files: readonly ArchivedFile[]): Generator<Entry> {
  const { closing, shop, at, ledgerKey, onManifest } = archiving;
  const key = publicKeyOf(ledgerKey);
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT,
    version: 1,
    shop,
    closing_id: closing.id,
    period: { from: closing.period_from, to: closing.period_to },
    made_at: at,
    key: key.print,
    files,
  };
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  onManifest(createHash("sha256").update(bytes).digest("hex"));
  yield textEntry(MANIFEST, bytes);
  yield textEntry(SIGNATURE, `${signWith(ledgerKey, bytes)}\n`);
  yield textEntry(PUBLIC_KEY, key.pem);
}

const textEntry = (path: string, content: string | Buffer): Entry => ({
  path,
  read: () => Readable.from([content]),
});

function contentsOf({ reading, closing, map, shop, ledgerKey }: Archiving): Entry[] {
  const period = closingName(closing);
  const told = { shop: shop.name, period, key: publicKeyOf(ledgerKey).print };
  return [
    textEntry("LISEZ-MOI.txt", archiveReadme(told)),
    textEntry(VERIFIER, readFileSync(SCRIPT)),
    textEntry("cloture.json", `${JSON.stringify(closing, null, 1)}\n`),
    { path: REGISTER, read: () => Readable.from(linksOf(reading, closing)) },
    ...JOURNALS.map((journal) => ({
      path: `${journal}.csv`,
      read: () => Readable.from(csvOf(reading, journal, map)),
    })),
    { path: "fec.txt", read: () => Readable.from(readEntries(reading, map)) },
    { path: "pdf.csv", read: () => Readable.from(papersIn(reading, closing)) },
  ];
}

async function* linksOf({ database, scope }: Reading, closing: Closing): AsyncGenerator<string> {
  for (let seq = 0; ;) {
    const from = seq;
    const links = await database.withShop(scope, (db) => nextLinks(db, closing, from), "read");
    const last = links.at(-1);
    if (!last) return;
    yield links.map((link) => `${JSON.stringify(link)}\n`).join("");
    seq = last.seq;
  }
}

async function* papersIn({ database, scope }: Reading, closing: Closing): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(["Référence", "Nature", "SHA-256", "Octets"]);
  const papers = await database.withShop(scope, (db) => papersOf(db, closing), "read");
  for (const { reference, kind, sha256, size } of papers)
    yield csvLine([reference, kind, sha256, String(size)]);
}

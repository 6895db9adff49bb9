/** Fills an empty installation with the archive of a shop: all of it in one transaction, or nothing. */
import { createHash } from "node:crypto";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import pg from "pg";
import { withoutForeignKeys } from "../backup/tables.ts";
import { builderOf } from "../database/scope.ts";
import type { Database } from "../database/open.ts";
import { drop, placeOf, settle, stage, type FilesHome } from "../storage.ts";
import { readShopTables, type ShopTable } from "./catalogue.ts";
import { MANIFEST, parseManifest, UnusableArchive, type Manifest } from "./manifest.ts";
import { readZip, UnsafeZip, type ReadZip } from "./read-zip.ts";

export type Restoring = {
  database: Pick<Database, "ownerUrl">;
  home: FilesHome;
  key: Buffer;
  /** « app.table », or « app.table.column »: as it was left out of the archive. */
  leftOut: ReadonlySet<string>;
};

/** Sixty-four gigabytes of photos and films. */
const LIMITS = {
  bytes: 64_000_000_000,
  entries: 1_000_000,
  path: /^(LISEZ-MOI\.txt|manifeste\.json|tables\/(app|auth)\.[a-z_]+\.ndjson|fichiers\/[0-9a-f-]{36}\.[a-z0-9]{1,5})$/,
};

/** Throws an UnusableArchive before anything is written when the archive is not whole, true and of this version. */
export async function restoreArchive(file: string, restoring: Restoring): Promise<Manifest> {
  const zip = await readZip(file, LIMITS).catch((error: unknown) => {
    if (error instanceof UnsafeZip)
      throw new UnusableArchive(
        `Ce fichier n’est pas la copie d’un atelier, ou il est abîmé : ${error.message}.`,
      );
    throw error;
  });
  try {
    const manifest = await readManifest(zip, restoring.key);
    await checkFiles(zip, manifest);
    await fill(zip, manifest, restoring);
    return manifest;
  } finally {
    zip.close();
  }
}

async function readManifest(zip: ReadZip, key: Buffer): Promise<Manifest> {
  if ((zip.sizes.get(MANIFEST) ?? Infinity) > LARGEST_MANIFEST)
    throw new UnusableArchive(`Ce fichier n’est pas la copie d’un atelier : ${MANIFEST} y manque.`);
  return parseManifest(await text(await zip.read(MANIFEST)), key);
}

const LARGEST_MANIFEST = 500_000_000;

/** Exactly the files of the list, each with its bytes. */
async function checkFiles(zip: ReadZip, { tables, files }: Manifest): Promise<void> {
  const listed = new Set([...tables, ...files].map(({ path }) => path));
  for (const path of zip.sizes.keys())
    if (!listed.has(path) && path !== MANIFEST && path !== "LISEZ-MOI.txt")
      throw new UnusableArchive(`La copie contient un fichier de trop : ${path}.`);
  for (const { path, bytes, sha256 } of [...tables, ...files]) {
    if (!zip.sizes.has(path))
      throw new UnusableArchive(`La copie est incomplète : ${path} y manque.`);
    const hash = createHash("sha256");
    try {
      for await (const chunk of await zip.read(path)) hash.update(chunk);
    } catch {
      throw new UnusableArchive(`La copie est abîmée : ${path} ne se lit pas.`);
    }
    if (zip.sizes.get(path) !== bytes || hash.digest("hex") !== sha256)
      throw new UnusableArchive(`La copie est abîmée : ${path} a changé.`);
  }
}

async function fill(zip: ReadZip, manifest: Manifest, restoring: Restoring): Promise<void> {
  const owner = new pg.Client({ connectionString: restoring.database.ownerUrl() });
  await owner.connect();
  try {
    await refuseUsed(owner);
    const tables = await matchTables(owner, manifest, restoring.leftOut);
    await restoreFiles(zip, manifest, restoring.home);
    await owner.query("begin");
    // A shop and its address name each other: no order of the tables would do. The keys come back, and check every row.
    await withoutForeignKeys(owner, () => fillTables(owner, { zip, manifest, tables }));
    await owner.query("commit");
  } finally {
    // Without the commit, the server rolls back.
    await owner.end();
  }
}

async function refuseUsed(owner: pg.Client): Promise<void> {
  const { rowCount } = await owner.query("select from app.shop limit 1");
  if (rowCount)
    throw new UnusableArchive(
      "Cette installation a déjà un atelier : restaurez dans une base neuve et un dossier neuf (DATA_DIR=./donnees-restaurees npm run shop:restore -- …).",
    );
}

/** The tables of this installation, which must be those of the archive, column by column. */
async function matchTables(
  owner: pg.Client,
  manifest: Manifest,
  leftOut: ReadonlySet<string>,
): Promise<ReadonlyMap<string, ShopTable>> {
  const all = await readShopTables(builderOf(owner, null));
  const here = all.filter(({ schema, name }) => !leftOut.has(`${schema}.${name}`));
  const shapes = (tables: readonly (readonly [string, readonly string[]])[]) =>
    tables
      .map(([name, columns]) => `${name}: ${columns.join()}`)
      .toSorted()
      .join("\n");
  const own = here.map(({ schema, name, columns }): [string, string[]] => [
    `${schema}.${name}`,
    columns.filter((column) => !leftOut.has(`${schema}.${name}.${column}`)),
  ]);
  if (shapes(own) !== shapes(manifest.tables.map(({ name, columns }) => [name, columns])))
    throw new UnusableArchive(
      "Cette copie vient d’une autre version d’Établi, dont les tables diffèrent : restaurez-la avec cette version-là, puis mettez à jour.",
    );
  return new Map(here.map((table) => [`${table.schema}.${table.name}`, table]));
}

async function restoreFiles(zip: ReadZip, manifest: Manifest, home: FilesHome): Promise<void> {
  const place = placeOf(home, manifest.shop_id);
  for (const { path, sha256, stored_as } of manifest.files) {
    const staged = await stage(place, await zip.read(path));
    if (staged.sha256 === sha256) await settle(place, staged, stored_as);
    else await drop(staged);
  }
}

type Filling = { zip: ReadZip; manifest: Manifest; tables: ReadonlyMap<string, ShopTable> };

/** Triggers only announce changes to screens, or forbid them: what is restored was announced and allowed before. */
async function fillTables(owner: pg.Client, { zip, manifest, tables }: Filling): Promise<void> {
  for (const { name, path, columns, rows } of manifest.tables) {
    const table = tables.get(name);
    if (!table) throw new Error(`${name} is not a table`);
    const into = `${quoted(table.schema)}.${quoted(table.name)}`;
    const list = columns.map(quoted).join(", ");
    const statement = `insert into ${into} (${list}) select ${list} from json_populate_recordset(null::${into}, $1::json)`;
    await owner.query(`alter table ${into} disable trigger user`);
    let written = 0;
    for await (const lines of linesOf(zip, path)) {
      const { rowCount } = await owner.query(statement, [`[${lines.join(",")}]`]);
      written += rowCount ?? 0;
    }
    await owner.query(`alter table ${into} enable trigger user`);
    if (written !== rows) throw new Error(`${name}: ${written} rows restored of ${rows}`);
  }
}

const quoted = (name: string): string => pg.escapeIdentifier(name);
const AT_ONCE = 500;

async function* linesOf(zip: ReadZip, path: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: await zip.read(path), crlfDelay: Infinity })) {
    lines.push(line);
    if (lines.length === AT_ONCE) {
      yield lines;
      lines = [];
    }
  }
  if (lines.length > 0) yield lines;
}

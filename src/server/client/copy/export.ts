/** One zip of all that the shop keeps about a client, written as it is read. */
import { Readable } from "node:stream";
import { sql } from "kysely";
import { copyReadme } from "../../../domain/client/copy/readme.ts";
import { fullName } from "../../../domain/client/names.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import { ACCEPTED, safeFilename } from "../../../domain/file/file.ts";
import { dateOf, type Instant, type Zone } from "../../../domain/time.ts";
import { loadFiles } from "../../file/store.ts";
import type { Entry } from "../../platform/archive/write-zip.ts";
import type { Database } from "../../platform/database/open.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { openBytes, placeOf, type FilesHome } from "../../platform/storage.ts";
import { condition, type ClientTable } from "./find.ts";

export type Copying = {
  database: Pick<Database, "withShop">;
  config: FilesHome;
  scope: ShopScope;
  at: Instant;
  tables: readonly ClientTable[];
  shop: { name: string; email: string; phone: string; timezone: Zone };
  client: { firstname: string; lastname: string };
};

/** Few enough that a client's letters are never all in memory. */
const ROWS_AT_ONCE = 200;

export async function* copyEntries(copying: Copying): AsyncGenerator<Entry> {
  const counts: Record<string, number> = {};
  yield { path: "client.json", read: () => Readable.from(jsonOf(copying, counts)) };
  const files: string[] = [];
  const missing: string[] = [];
  const place = placeOf(copying.config, copying.scope.shop_id);
  for (const file of await filesOf(copying)) {
    const bytes = await openBytes(place, file.stored_as);
    const name = `${file.id.slice(-6)}-${safeFilename(file.filename, ACCEPTED[file.mimetype]?.extension ?? "bin")}`;
    if (!bytes) {
      missing.push(file.filename);
      continue;
    }
    files.push(`fichiers/${name}`);
    yield { path: `fichiers/${name}`, read: () => bytes.read() };
  }
  const { shop, client, at } = copying;
  const on = dateOf(at, shop.timezone);
  const readme = copyReadme({
    shop,
    client: { name: fullName(client) },
    on,
    counts,
    files,
    missing,
  });
  yield { path: "lisez-moi.html", read: () => Readable.from([readme]) };
}

async function filesOf({ database, scope, tables }: Copying) {
  const table = tables.find(({ name }) => name === "file");
  if (!table) return [];
  return database.withShop(
    scope,
    async (db) => {
      const { rows } = await sql<{ id: string }>`
        select t.id from ${sql.table("app.file")} t
        where t.shop_id = ${SHOP_ID} and (${condition(table)}) order by t.id`.execute(db);
      return loadFiles(
        db,
        rows.map(({ id }) => id),
      );
    },
    "read",
  );
}

/** An object of the tables, each an array of its rows. */
async function* jsonOf(copying: Copying, counts: Record<string, number>): AsyncGenerator<string> {
  yield "{";
  for (const [index, table] of copying.tables.entries()) {
    yield `${index === 0 ? "" : ","}\n${JSON.stringify(table.name)}: [`;
    for await (const row of rowsOf(copying, table)) {
      const count = (counts[table.name] = (counts[table.name] ?? 0) + 1);
      yield `${count === 1 ? "" : ","}\n ${row}`;
    }
    yield "]";
  }
  yield "\n}\n";
}

/** Each page in its own short transaction: a slow download holds no lock. */
async function* rowsOf({ database, scope }: Copying, table: ClientTable): AsyncGenerator<string> {
  const columns = sql.join(table.columns.map((column) => sql.ref(`t.${column}`)));
  const key = sql.join(table.key.map((column) => sql.ref(`t.${column}`)));
  for (let from = 0; ; from += ROWS_AT_ONCE) {
    const page = await database.withShop(
      scope,
      (db) =>
        sql<{ row: string }>`
          select row_to_json(picked)::text as row from (
            select ${columns} from ${sql.table(`app.${table.name}`)} t
            where t.shop_id = ${SHOP_ID} and (${condition(table)})
            order by ${key} limit ${ROWS_AT_ONCE} offset ${from}) picked`.execute(db),
      "read",
    );
    for (const { row } of page.rows) yield row;
    if (page.rows.length < ROWS_AT_ONCE) return;
  }
}

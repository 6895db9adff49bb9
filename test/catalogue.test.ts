/** What PostgreSQL's own catalogue says of every table, present or future: no shop can reach another's rows. */
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mintScope } from "../src/server/platform/database/scope.ts";
import { testDatabase } from "./database.ts";

const database = testDatabase();
const OURS = "00000000-0000-7000-8000-00000000000a";
const THEIRS = "00000000-0000-7000-8000-00000000000b";
const ours = mintScope(OURS, { kind: "system" });

/** Tables that belong to no shop; anything else must carry shop_id. */
const COMMON_TABLES = ["app.installation", "auth.attempt", "auth.session"];

type Table = {
  name: string;
  shop: boolean;
  keyed: boolean;
  secured: boolean;
  policies: number;
  owner: string;
};
type Column = { table: string; name: string; type: string; insertable: boolean };

const TABLES = `
  select n.nspname || '.' || c.relname as name,
    exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'shop_id' and not a.attisdropped) as shop,
    exists (select from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisunique and i.indpred is null and a.attname = 'shop_id') as keyed,
    c.relrowsecurity as secured,
    (select count(*) from pg_policy p where p.polrelid = c.oid) as policies,
    pg_get_userbyid(c.relowner) as owner
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('app', 'auth') and c.relkind in ('r', 'p') order by 1`;

const tables = () => database.asOwner<Table>(TABLES);

describe("every table of a shop", () => {
  it("has shop_id in its primary or a unique key, and a policy of row-level security", async () => {
    const all = await tables();
    expect(all.length).toBeGreaterThan(20);
    const wrong = all
      .filter((table) => !COMMON_TABLES.includes(table.name))
      .filter((table) => !table.shop || !table.keyed || !table.secured || table.policies === 0);
    expect(wrong).toEqual([]);
  });

  it("has no exception in this list that is not real", async () => {
    const names = (await tables()).map((table) => table.name);
    expect(COMMON_TABLES.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe("the application's login", () => {
  it("is neither superuser nor able to go round the policies, and owns nothing", async () => {
    const roles = await database.asOwner(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'etabli_app'",
    );
    expect(roles).toEqual([
      { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    const owned = await database.asOwner(
      "select relname from pg_class where relowner = 'etabli_app'::regrole",
    );
    expect(owned).toEqual([]);
    const memberships = await database.asOwner(
      "select roleid from pg_auth_members where member = 'etabli_app'::regrole",
    );
    expect(memberships).toEqual([]);
  });

  it.each([
    "set role etabli_owner",
    "set session authorization etabli_owner",
    "alter table app.shop disable row level security",
    "create table app.mine (id int)",
    "create schema mine",
    "create temporary table mine (id int)",
    "select * from auth.session",
    "select * from public.migration",
    "truncate app.client",
    "set session_replication_role = replica",
  ])("may not: %s", async (statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("a function that runs with the rights of another", () => {
  /** What the application may not call at all is called by triggers only. */
  const FUNCTIONS = `
    select p.oid::regprocedure::text as name, p.prosecdef as definer, has_function_privilege('public', p.oid, 'execute') as open,
      coalesce(array_to_string(p.proconfig, ';'), '') as settings
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('app', 'auth') order by 1`;
  type Function = { name: string; definer: boolean; open: boolean; settings: string };
  const definers = async () =>
    (await database.asSuperuser<Function>(FUNCTIONS)).filter(({ definer }) => definer);

  it("is never executable by everybody", async () => {
    const all = await definers();
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter(({ open }) => open).map(({ name }) => name)).toEqual([]);
  });

  it("finds its tables where nobody can put others", async () => {
    const loose = (await definers()).filter(
      ({ settings }) => settings !== "search_path=pg_catalog, pg_temp",
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  it("queues no task of another shop", async () => {
    const enqueue = (shop_id: string) =>
      database.withShop(ours, (db) =>
        sql`select app.enqueue('send-message', ${JSON.stringify({ shop_id })}::jsonb)`.execute(db),
      );
    await expect(enqueue(THEIRS)).rejects.toMatchObject({ code: "42501" });
    await enqueue(OURS);
    const queued = await database.asSuperuser(
      "select payload ->> 'shop_id' as shop_id from graphile_worker._private_jobs",
    );
    expect(queued).toEqual([{ shop_id: OURS }]);
  });
});

describe("as one shop, the rows of another", () => {
  let shopTables: string[] = [];
  let columns: Column[] = [];
  let client: pg.Client;

  beforeAll(async () => {
    shopTables = (await tables()).filter((table) => table.shop).map((table) => table.name);
    columns = await database.asSuperuser<Column>(WRITABLE_COLUMNS);
    await seedBothShops(shopTables, columns);
    client = new pg.Client({ connectionString: database.listenUrl() });
    await client.connect();
  });
  afterAll(() => client.end());

  it("are there, in every table", async () => {
    for (const table of shopTables) {
      const rows = await database.asOwner(`select 1 from ${table} where shop_id = $1`, [THEIRS]);
      expect(rows, table).not.toEqual([]);
    }
  });

  /** Runs one statement as our shop's application and answers what it gave, or the refusal's code. */
  const attempt = async (
    statement: string,
  ): Promise<{ rows: unknown[]; count: number } | string> => {
    try {
      await client.query(`begin; set local app.shop_id = '${ours.shop_id}'`);
      const result = await client.query(statement);
      return { rows: result.rows, count: result.rowCount ?? 0 };
    } catch (error) {
      return error instanceof pg.DatabaseError ? (error.code ?? "") : String(error);
    } finally {
      await client.query("rollback");
    }
  };
  const NOTHING = [{ rows: [], count: 0 }, "42501"];

  it("cannot be read, in any table", async () => {
    for (const table of shopTables) {
      expect(NOTHING, table).toContainEqual(
        await attempt(`select * from ${table} where shop_id = '${THEIRS}'`),
      );
    }
  });

  it("cannot be counted through a whole-table read either", async () => {
    for (const table of shopTables) {
      const seen = await attempt(`select distinct shop_id from ${table}`);
      expect([{ rows: [{ shop_id: OURS }], count: 1 }, "42501"], table).toContainEqual(seen);
    }
  });

  it("cannot be changed, whatever the column", async () => {
    for (const { table, name } of columns.filter((column) => shopTables.includes(column.table))) {
      const changed = await attempt(
        `update ${table} set "${name}" = "${name}" where shop_id = '${THEIRS}'`,
      );
      expect(NOTHING, `${table}.${name}`).toContainEqual(changed);
    }
  });

  it("cannot be deleted", async () => {
    for (const table of shopTables)
      expect(NOTHING, table).toContainEqual(
        await attempt(`delete from ${table} where shop_id = '${THEIRS}'`),
      );
  });

  it("cannot be added, even by a login that may add to that table", async () => {
    for (const table of shopTables) {
      const own = columns.filter((column) => column.table === table);
      const allowed = own.filter((column) => column.insertable);
      const statement = insertOf({
        table,
        columns: allowed.length > 0 ? allowed : own,
        shop: THEIRS,
        turn: 2,
      });
      expect(await attempt(statement), table).toBe("42501");
    }
  });

  it("cannot be made of ours", async () => {
    for (const { table } of columns.filter(
      ({ table, name }) => name === "shop_id" && shopTables.includes(table),
    ))
      expect(
        await attempt(`update ${table} set shop_id = '${THEIRS}' where shop_id = '${OURS}'`),
        table,
      ).toBe("42501");
  });

  it("answer nothing without a shop", async () => {
    for (const table of shopTables) {
      const read = await database.pool.query(`select 1 from ${table} limit 1`).then(
        (result) => result.rowCount,
        (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
      );
      expect([0, "42501"], table).toContain(read);
    }
  });
});

/** Generated columns are left to PostgreSQL. */
const WRITABLE_COLUMNS = `
  select n.nspname || '.' || c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    has_column_privilege('etabli_app', c.oid, a.attnum, 'insert') as insertable
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('app', 'auth') and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
  order by 1, a.attnum`;

/** One row of each table for each shop, written without triggers, checks or foreign keys: only their shop matters here. */
async function seedBothShops(shopTables: string[], columns: Column[]): Promise<void> {
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await client.query("set session_replication_role = replica");
  for (const table of shopTables) {
    await leaveOnlyPolicies(client, table);
    const own = columns.filter((column) => column.table === table);
    for (const [turn, shop] of [OURS, THEIRS].entries())
      await client.query(insertOf({ table, columns: own, shop, turn }));
  }
  await client.end();
}

/** This database is a throw-away copy: without its triggers and checks, nothing but the policies stands in the way. */
async function leaveOnlyPolicies(client: pg.Client, table: string): Promise<void> {
  await client.query(`alter table ${table} disable trigger user`);
  const { rows } = await client.query<{ name: string }>(
    "select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'",
    [table],
  );
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint "${name}"`);
}

type Insertion = { table: string; columns: Column[]; shop: string; turn: number };

const insertOf = ({ table, columns, shop, turn }: Insertion): string =>
  `insert into ${table} (${columns.map((column) => `"${column.name}"`).join(", ")})
   values (${columns.map((column) => sampleOf(column, shop, turn)).join(", ")})`;

/** A value of the column's type, the shop for shop_id (and for the shop's own id), another in each row. */
function sampleOf(column: Column, shop: string, turn: number): string {
  if (column.name === "shop_id" || (column.table === "app.shop" && column.name === "id"))
    return `'${shop}'`;
  if (column.type.endsWith("[]")) return "'{}'";
  const samples: Record<string, string> = {
    uuid: "gen_random_uuid()",
    text: `'sample-${turn}'`,
    boolean: "false",
    jsonb: "'{}'",
    bytea: `'\\x0${turn}'`,
    inet: "'127.0.0.1'",
    date: "'2026-01-01'",
    "timestamp with time zone": "now()",
    tstzrange: `tstzrange('2026-01-0${turn + 1}', '2026-01-0${turn + 2}')`,
  };
  return samples[column.type] ?? String(turn);
}

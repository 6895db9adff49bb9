/** What PostgreSQL's own catalogue says of every table, present or future: no shop can reach another's rows. */
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mintScope } from "../src/server/platform/database/scope.ts";
import { SUPPOSED_SHOPS } from "../src/server/platform/database/migrate.ts";
import { testDatabase } from "./database.ts";

const database = testDatabase();
const OURS = "00000000-0000-7000-8000-00000000000a";
const THEIRS = "00000000-0000-7000-8000-00000000000b";
const ours = mintScope(OURS, { kind: "system" });

/** Tables that are not a shop's, and why. Every other one is sharded by its shop_id. */
const COMMON_TABLES: Record<string, string> = {
  "app.installation": "says how this database was made",
  "app.shop": "one row a shop, whose id is the shop_id: copied to every node",
  "auth.account": "an account is found by its e-mail before its shop; an administrator has no shop",
  "auth.session": "a session is found by its token before its account",
  "auth.acting": "for which shops an administrator acts is a part of their session",
  "auth.device": "a device is found by its token, for any account that signed in from it",
  "auth.password_link": "the link of a forgotten password is found by its token",
  "auth.sign_up": "what a visitor typed to open a shop, until the link of a letter opens it",
  "auth.second_factor": "the code of a telephone belongs to an account, which may have no shop",
  "auth.rescue_code": "in place of such a code, once each",
  "auth.half_session": "a right password that waits for its code is found by its token",
  "auth.trusted_device":
    "what remembers a right code is found by its token, for the account that gave it",
  "auth.passkey": "a passkey is found by its own id before its account",
  "auth.challenge": "what a passkey must sign, before anything is known of its account",
  "auth.attempt": "attempts are counted before anything is known of who makes them",
};

/** Directories: a public address and the shop that it belongs to, read before the shop is known. */
const DIRECTORIES: Record<string, readonly string[]> = {
  "app.shop_address": ["zipcode", "slug", "shop_id"],
  "app.repair_link": ["sheetid", "shop_id"],
  "app.quote_link": ["quoteid", "shop_id"],
  "app.call_link": ["token", "shop_id"],
  "app.calendar_link": ["token", "shop_id"],
  "app.api_key_link": ["prefix", "shop_id"],
  "app.platform_link": ["token", "shop_id"],
};

/** Tables that hold no data of a shop: the installation, failed sign-ins, links and sessions, which only auth functions read. */
const WITHOUT_SHOP = [
  "app.installation",
  "auth.attempt",
  "auth.challenge",
  "auth.device",
  "auth.half_session",
  "auth.passkey",
  "auth.password_link",
  "auth.rescue_code",
  "auth.second_factor",
  "auth.session",
  "auth.sign_up",
  "auth.trusted_device",
];

const isShops = (table: string): boolean => !(table in COMMON_TABLES) && !(table in DIRECTORIES);

type Table = { name: string; columns: string[]; secured: boolean; policies: number };
type Column = { table: string; name: string; type: string; insertable: boolean };

/** With its schema, which `regclass` leaves out of a table of the search path. */
const nameOf = (oid: string): string =>
  `(select relnamespace::regnamespace || '.' || relname from pg_class where oid = ${oid})`;
const SCHEMAS = "('app'::regnamespace, 'auth'::regnamespace)";

const TABLES = `
  select ${nameOf("c.oid")} as name, c.relrowsecurity as secured,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select count(*) from pg_policy p where p.polrelid = c.oid) as policies
  from pg_class c where c.relnamespace in ${SCHEMAS} and c.relkind in ('r', 'p') order by 1`;

const tables = () => database.asSuperuser<Table>(TABLES);
const hasShop = ({ columns }: Table): boolean => columns.includes("shop_id");

describe("every table of a shop", () => {
  it("has shop_id and a policy of row-level security", async () => {
    const all = await tables();
    expect(all.length).toBeGreaterThan(20);
    const wrong = all
      .filter(({ name }) => !WITHOUT_SHOP.includes(name))
      .filter((table) => !hasShop(table) || !table.secured || table.policies === 0);
    expect(wrong).toEqual([]);
  });

  it("is missing from the lists of this test only when it is not a shop's", async () => {
    const all = await tables();
    const names = all.map(({ name }) => name);
    const listed = [...Object.keys(COMMON_TABLES), ...Object.keys(DIRECTORIES)];
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
    const without = all.filter((table) => !hasShop(table)).map(({ name }) => name);
    expect(without).toEqual(WITHOUT_SHOP);
  });

  it("holds shop_id in its primary key, its unique keys and its exclusions", async () => {
    const keys = await database.asSuperuser<{ table: string; key: string; shop: boolean }>(`
      select ${nameOf("i.indrelid")} as table, ${nameOf("i.indexrelid")} as key, exists (
        select from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'shop_id'
          and a.attnum = any((i.indkey::int2[])[0:i.indnkeyatts - 1])) as shop
      from pg_index i join pg_class c on c.oid = i.indrelid
      where c.relnamespace in ${SCHEMAS} and (i.indisunique or i.indisexclusion)`);
    const ofShops = keys.filter(({ table }) => isShops(table));
    expect(ofShops.length).toBeGreaterThan(30);
    expect(ofShops.filter(({ shop }) => !shop)).toEqual([]);
  });

  it("is planned for large shops, however many shops there are", async () => {
    const known = await database.asSuperuser<{ table: string; supposed: boolean }>(`
      select ${nameOf("a.attrelid")} as table, coalesce(a.attoptions, '{}') @> array['n_distinct=${SUPPOSED_SHOPS}'] as supposed
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and a.attname = 'shop_id'`);
    expect(known.length).toBeGreaterThan(30);
    expect(known.filter(({ supposed }) => !supposed)).toEqual([]);
  });

  it("refers to another table with its shop_id, and to the same shop there", async () => {
    const references = await database.asSuperuser<{ table: string; name: string; shop: boolean }>(`
      select ${nameOf("r.conrelid")} as table, r.conname as name, exists (
        select from unnest(r.conkey, r.confkey) as pair (here, there)
        join pg_attribute h on h.attrelid = r.conrelid and h.attnum = pair.here
        join pg_attribute t on t.attrelid = r.confrelid and t.attnum = pair.there
        where h.attname = 'shop_id' and t.attname = case when r.confrelid = 'app.shop'::regclass then 'id' else 'shop_id' end) as shop
      from pg_constraint r
      where r.connamespace in ${SCHEMAS} and r.contype = 'f'`);
    const ofShops = references.filter(({ table }) => isShops(table));
    expect(ofShops.length).toBeGreaterThan(30);
    expect(ofShops.filter(({ shop }) => !shop)).toEqual([]);
  });
});

describe("a directory", () => {
  it("holds a public address and its shop, and nothing about a person", async () => {
    const found = (await tables()).filter(({ name }) => name in DIRECTORIES);
    expect(Object.fromEntries(found.map(({ name, columns }) => [name, columns]))).toEqual(
      DIRECTORIES,
    );
  });
});

describe("a trigger", () => {
  type Source = { name: string; body: string };
  /** With the bodies that are written in the way of standard SQL, which `prosrc` leaves out; without comments. */
  const sourcesOf = (rest: string) =>
    database.asSuperuser<Source>(`
      select distinct p.proname as name, regexp_replace(pg_get_functiondef(p.oid), '--[^\\n]*', '', 'g') as body
      from pg_proc p ${rest}`);

  /** Trigger functions that read or write a table, or call a function that does. */
  async function reachingTables(): Promise<string[]> {
    const [triggers, functions, all] = await Promise.all([
      sourcesOf("join pg_trigger t on t.tgfoid = p.oid and not t.tgisinternal"),
      sourcesOf(`where p.pronamespace in ${SCHEMAS} and p.prokind = 'f'`),
      tables(),
    ]);
    const names = all.map(({ name }) => name.split(".")[1]).join("|");
    const reach = new RegExp(
      `\\b(from|join|into|update|using)\\s+(only\\s+)?((app|auth)\\.)?"?(${names})"?\\b`,
      "i",
    );
    const reaches = ({ name, body }: Source): boolean =>
      reach.test(body) ||
      functions
        .filter(
          (called) => called.name !== name && new RegExp(`\\b${called.name}\\s*\\(`).test(body),
        )
        .some(reaches);
    return triggers.filter(reaches).map(({ name }) => name);
  }

  it("looks at the row that is written, and at no table", async () => {
    expect(await reachingTables()).toEqual([]);
  });

  it("is seen to read a table, even through another function", async () => {
    await database.asOwner(`
      create function app.probe_table() returns bigint language sql stable return (select count(*) from app.client);
      create function app.probe() returns trigger language plpgsql as 'begin perform app.probe_table(); return null; end';
      create trigger probe after insert on app.shop for each row execute function app.probe()`);
    expect(await reachingTables()).toEqual(["probe"]);
    await database.asOwner("drop function app.probe cascade; drop function app.probe_table");
  });
});

describe("a view", () => {
  /** A view reads with its owner's rights, whom the policies do not bind, unless it says otherwise. */
  const ofOwner = () =>
    database.asSuperuser<{ name: string }>(`
      select c.relname as name from pg_class c where c.relnamespace in ${SCHEMAS} and (c.relkind = 'm'
        or c.relkind = 'v' and not coalesce(c.reloptions, '{}') && array['security_invoker=true', 'security_invoker=on'])`);

  it("reads with the rights of the one who asks", async () => {
    expect(await ofOwner()).toEqual([]);
    await database.asOwner("create view app.probe as select * from app.client");
    expect(await ofOwner()).toEqual([{ name: "probe" }]);
    await database.asOwner("alter view app.probe set (security_invoker = true)");
    expect(await ofOwner()).toEqual([]);
    await database.asOwner("drop view app.probe");
  });
});

describe("a policy", () => {
  it("compares the row with the shop of the transaction and reads no table", async () => {
    const policies = await database.asSuperuser<{ table: string; rule: string }>(`
      select schemaname || '.' || tablename as table, concat_ws(' ', qual, with_check) as rule
      from pg_policies where schemaname in ('app', 'auth')`);
    expect(policies.length).toBeGreaterThan(20);
    const ours = policies.filter(({ table }) => isShops(table) || table in DIRECTORIES);
    expect([...new Set(ours.map(({ rule }) => rule))]).toEqual([
      "(shop_id = shop()) (shop_id = shop())",
    ]);
    expect(policies.filter(({ rule }) => /select/i.test(rule))).toEqual([]);
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
    "select * from auth.check_session('\\x00')",
    "select * from public.migration",
    "truncate app.client",
    "set session_replication_role = replica",
  ])("may not: %s", async (statement) => {
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code: "42501" });
  });
});

describe("sign-in and sessions", () => {
  const functionsOf = async (schema: string, role: string) =>
    database.asSuperuser<{ name: string; allowed: boolean }>(
      `select p.proname as name, has_schema_privilege($2, n.oid, 'usage') and has_function_privilege($2, p.oid, 'execute') as allowed
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = $1 order by 1`,
      [schema, role],
    );

  it("are out of the reach of the application's login: it can execute no function of theirs", async () => {
    const all = await functionsOf("auth", "etabli_app");
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(({ allowed }) => allowed)).toEqual([]);
    for (const { name } of all) {
      const [{ call } = { call: "" }] = await database.asSuperuser<{ call: string }>(
        `select format('select auth.%I(%s)', p.proname, (select string_agg('null::' || format_type(t, null), ', ' order by o)
           from unnest(p.proargtypes) with ordinality as a(t, o))) as call
         from pg_proc p where p.pronamespace = 'auth'::regnamespace and p.proname = $1`,
        [name],
      );
      await expect(database.pool.query(call), name).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("are all that the gate's login reaches: no table, and no function of the business", async () => {
    const tables = await database.asSuperuser(
      `select c.oid::regclass::text as name from pg_class c where c.relnamespace in ${SCHEMAS} and c.relkind in ('r', 'v', 'm', 'p')
         and (has_table_privilege('etabli_gate', c.oid, 'select, insert, update, delete') or has_any_column_privilege('etabli_gate', c.oid, 'select'))`,
    );
    expect(tables).toEqual([]);
    const allowed = (schema: string) =>
      functionsOf(schema, "etabli_gate").then((all) => all.filter((one) => one.allowed).length);
    expect(await allowed("auth")).toBeGreaterThan(10);
    expect(await allowed("app")).toBe(0);
    const client = new pg.Client({ connectionString: database.gateUrl() });
    await client.connect();
    for (const statement of [
      "select * from app.client",
      "select * from auth.account",
      "set role etabli_app",
    ])
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: "42501" });
    await client.end();
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
      ({ settings }) => !settings.split(";").includes("search_path=pg_catalog, pg_temp"),
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
    shopTables = (await tables()).filter(hasShop).map(({ name }) => name);
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

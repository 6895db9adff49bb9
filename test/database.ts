import { randomBytes } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import pg from "pg";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { type Database, openDatabase } from "../src/server/platform/database/open.ts";
import { rowsRead, type RowsRead } from "../src/server/platform/database/rows.ts";
import type { ShopDb } from "../src/server/platform/database/scope.ts";
import { columnTypes } from "../src/server/platform/database/types.ts";

export type TestDatabase = Database & {
  /** The whole address of this database for the owner: give it as DATABASE_URL to a second process. */
  url: string;
  superuserUrl: string;
  /** One statement as the owner, whom row-level security does not bind: for arranging and looking. */
  asOwner<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** One statement as superuser: may even disable triggers (`session_replication_role`). */
  asSuperuser<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
};

/**
 * A migrated database of its own for the calling test file, made in beforeAll and dropped in afterAll.
 * The value answered is filled in when the tests run: do not take it apart at the top of the file.
 */
export function testDatabase(): TestDatabase {
  const held: { database?: TestDatabase } = {};
  checkRows();
  beforeAll(async () => {
    held.database = await createTestDatabase();
  });
  afterAll(async () => {
    if (held.database) await dropTestDatabase(held.database);
  });
  const opened = (): TestDatabase => {
    if (!held.database)
      throw new Error("the test database is opened in beforeAll: use it inside a test");
    return held.database;
  };
  return {
    get url() {
      return opened().url;
    },
    get superuserUrl() {
      return opened().superuserUrl;
    },
    get pool() {
      return opened().pool;
    },
    get first() {
      return opened().first;
    },
    ownerUrl: () => opened().ownerUrl(),
    workerUrl: () => opened().workerUrl(),
    listenUrl: () => opened().listenUrl(),
    gateUrl: () => opened().gateUrl(),
    withShop: (scope, work, mode) => opened().withShop(scope, work, mode),
    withSystem: (work, mode) => opened().withSystem(work, mode),
    withGate: (work) => opened().withGate(work),
    settle: (seed) => opened().settle(seed),
    asOwner: (text, values) => opened().asOwner(text, values),
    asSuperuser: (text, values) => opened().asSuperuser(text, values),
    close: () => opened().close(),
  };
}

/** Every row that raw SQL read during a test is compared with the schema its type comes from. */
function checkRows(): void {
  let failure: Error | undefined;
  const compare = (message: unknown): void => {
    if (!isRowsRead(message)) return;
    for (const row of message.rows) failure ??= message.shape.safeParse(row).error;
  };
  beforeAll(() => subscribe(rowsRead.name, compare));
  // A worker keeps what a file leaves subscribed: its hundredth file would compare each row a hundred times.
  afterAll(() => void unsubscribe(rowsRead.name, compare));
  afterEach(() => {
    const found = failure;
    failure = undefined;
    if (found) throw new Error(`a row is not what its schema says: ${found.message}`);
  });
}

const isRowsRead = (message: unknown): message is RowsRead =>
  typeof message === "object" && message !== null && "shape" in message && "rows" in message;

const onDatabase = (url: string, name: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const template = new URL(inject("templateOwnerUrl"));
  await runOnce(
    inject("superuserUrl"),
    `create database ${name} template ${template.pathname.slice(1)} owner ${template.username}`,
  );
  const url = onDatabase(template.href, name);
  const superuserUrl = onDatabase(inject("superuserUrl"), name);
  const database = await openDatabase(
    { dataDir: "/nonexistent", databaseUrl: url },
    { beforeCommit: writeBodies },
  );
  const owner = ownerPool(url);
  return {
    ...database,
    url,
    superuserUrl,
    asOwner: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await owner.query<Row>(text, values)).rows,
    asSuperuser: (text, values) => runOnce(superuserUrl, text, values),
    close: async () => {
      await owner.end();
      await database.close();
    },
  };
}

/** As the product does; loaded by the few tests that have webhooks. */
async function writeBodies(db: ShopDb, event_ids: readonly string[]): Promise<void> {
  const { writeBodies: write } =
    await import("../src/server/account/webhook/delivery/write-bodies.ts");
  const { WEBHOOK_RECORDS } = await import("../src/server/webhook-records.ts");
  await write(WEBHOOK_RECORDS)(db, event_ids);
}

/** Kept open for the whole file: a connection for each row that a test arranges cost more than its test. */
function ownerPool(url: string): pg.Pool {
  const pool = new pg.Pool({ ...connection(url), max: 4 });
  pool.on("error", () => undefined);
  return pool;
}

const connection = (connectionString: string): pg.ClientConfig => ({
  connectionString,
  types: columnTypes,
  options: "-c search_path=app,auth,public",
});

async function dropTestDatabase(database: TestDatabase): Promise<void> {
  await database.close();
  await runOnce(
    inject("superuserUrl"),
    `drop database ${new URL(database.url).pathname.slice(1)} with (force)`,
  );
}

async function runOnce<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client(connection(url));
  await client.connect();
  try {
    const result = await client.query<Row>(text, values);
    return result.rows;
  } finally {
    await client.end();
  }
}

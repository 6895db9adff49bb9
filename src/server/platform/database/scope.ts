import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from "kysely";
import type pg from "pg";
import type { Actor, ShopScope } from "../../../domain/account/scope.ts";
import { isId } from "../../../domain/validation.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { finishBeforeCommit, type BeforeCommit } from "./before-commit.ts";
import { SILENT } from "./connection/client.ts";
import { type Answer, Exchange, type Sending, sendingOf } from "./connection/exchange.ts";
import { connectPatiently } from "./pool.ts";
import { isStaleStatement, preparedOf } from "./prepared.ts";
import type { DB } from "./schema.ts";
import { withShopId } from "./shop-id.ts";
import { requireShop } from "./shop-predicates.ts";
import { sqlState } from "./violation.ts";

/** The query builder of one transaction; dead once the transaction ends. */
export type ShopDb = Kysely<DB>;
/** "snapshot": reads, and every statement sees the moment of the first one. */
export type Mode = "read" | "snapshot" | "write";

/**
 * Runs `work` in one transaction that sees this shop only (row-level security).
 * - A refusal (see `domain/decision.ts`) returned by `work` rolls back: a refused operation writes nothing.
 * - In write mode, a deadlock or a serialization failure runs `work` again, 3 times at most, and a reference
 *   to a row that is gone once: it must do nothing but use `db`.
 * - In read mode any write fails (25006).
 * - A query that was not awaited, or is sent after the end, is refused: it would otherwise run in the
 *   next shop's transaction. An error swallowed inside `work` makes the whole call fail.
 */
export type WithShop = <T>(scope: ShopScope, work: Work<T>, mode?: Mode) => Promise<T>;
/** The same without a shop: for the security-definer functions that belong to none; tables answer nothing. */
export type WithSystem = <T>(work: Work<T>, mode?: Mode) => Promise<T>;

/** Runs `work` as the gate's login, which may execute the functions of `auth` and read no table. Each statement commits by itself. */
export type WithGate = <T>(work: (db: ShopDb) => Promise<T>) => Promise<T>;

export type Work<T> = (db: ShopDb) => Promise<T | LastStatements<T>>;

export class LastStatements<T> {
  readonly send: () => Promise<T>;
  constructor(send: () => Promise<T>) {
    this.send = send;
  }
}

/**
 * What `work` answers to send its last statements together with the commit: a lock that they take is not held while
 * their answers travel. `send` sends them all before it waits; what it answers is no refusal.
 */
export const lastly = <T>(send: () => Promise<T>): LastStatements<T> => new LastStatements(send);

/** One plan of each statement for all values: PostgreSQL spent half of a week of the agenda on planning it again. */
export const keepPlans = async (db: ShopDb): Promise<void> => {
  await sql`set local plan_cache_mode = force_generic_plan`.execute(db);
};

const RETRIES = 3;
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";
const FOREIGN_KEY = "23503";

/** Only the gates that checked a session or a public link may call it. */
export function mintScope(shop_id: string, actor: Actor): ShopScope {
  requireUuid(shop_id);
  if (actor.kind === "user") requireUuid(actor.id);
  return { shop_id, actor } as ShopScope;
}

/** A prepared parameter cannot be given to SET, so nothing but a uuid may reach its text. */
function requireUuid(text: string): string {
  if (!isId(text)) throw new TypeError("a scope is made of uuids");
  return text;
}

/** "unnamed" behind a pooler that shares connections by transaction and ignores prepared statements. */
export type Statements = "prepared" | "unnamed";

export type StatementOptions = {
  statements?: Statements;
  /** Throws when a statement names a shop's table without its shop_id: always, but in production. */
  checked?: boolean;
  /** Completes what the transaction left with `leaveForCommit`. */
  beforeCommit?: BeforeCommit<ShopDb>;
};

export const bindShop =
  (pool: pg.Pool, options: StatementOptions = {}): WithShop =>
  async (scope, work, mode = "write") => {
    const actor = scope.actor.kind === "user" ? requireUuid(scope.actor.id) : "";
    const shop_id = requireUuid(scope.shop_id);
    const settings = { "app.shop_id": shop_id, "app.actor": actor };
    return transact({ ...DEFAULTS, ...options, pool, work, mode, shop_id, settings });
  };

export const bindSystem =
  (pool: pg.Pool, options: StatementOptions = {}): WithSystem =>
  (work, mode = "write") => {
    const settings = { "app.shop_id": "", "app.actor": "" };
    return transact({ ...DEFAULTS, ...options, pool, work, mode, shop_id: null, settings });
  };

export const bindGate = (pool: pg.Pool, options: StatementOptions = {}): WithGate => {
  const context = { ...DEFAULTS, ...options, checked: false, shop_id: null };
  const run = async <T>(work: (db: ShopDb) => Promise<T>, statements: Statements): Promise<T> => {
    const client = await connectPatiently(pool);
    const connection = new TransactionConnection(client, { ...context, statements });
    let broken: Error | undefined;
    try {
      return await work(builderOn(connection));
    } catch (error) {
      broken = error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      connection.close();
      client.release(broken);
    }
  };
  return (work) =>
    run(work, context.statements).catch((error: unknown) => {
      if (isStaleStatement(error)) return run(work, "unnamed");
      throw error;
    });
};

const DEFAULTS: Required<StatementOptions> = {
  statements: "prepared",
  checked: true,
  beforeCommit: async () => undefined,
};

type Transaction<T> = Required<StatementOptions> & {
  pool: pg.Pool;
  work: Work<T>;
  mode: Mode;
  shop_id: string | null;
  settings: Record<string, string>;
};

async function transact<T>(transaction: Transaction<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transactOnce(transaction);
    } catch (error) {
      // Other connections may keep the same stale statement: the second attempt uses none.
      if (isStaleStatement(error) && transaction.statements === "prepared")
        return transact({ ...transaction, statements: "unnamed" });
      if (!mayRetry(sqlState(error), { attempt, mode: transaction.mode })) throw error;
    }
  }
}

/**
 * A row that a new one refers to may be gone since it was read, or merged into another: the second attempt
 * reads what became of it. When that fails too, the reference itself is wrong. What a silent connection was asked to
 * write may be written: only a read is asked again, on another connection.
 */
const mayRetry = (state: string, { attempt, mode }: { attempt: number; mode: Mode }): boolean => {
  if (mode !== "write") return state === SILENT && attempt <= RETRIES;
  return state === FOREIGN_KEY
    ? attempt === 1
    : [SERIALIZATION_FAILURE, DEADLOCK].includes(state) && attempt <= RETRIES;
};

async function transactOnce<T>(transaction: Transaction<T>): Promise<T> {
  const { pool, work, mode, settings, beforeCommit } = transaction;
  const client = await connectPatiently(pool);
  const connection = new TransactionConnection(client, transaction);
  let broken: Error | undefined;
  // Not awaited: it leaves with the first query.
  const begun = connection.begin(beginWith(settings, mode));
  begun.catch((error: Error) => (broken = error));
  try {
    const db = builderOn(connection);
    const result = await work(db);
    if (result instanceof LastStatements) return await commitWith(result, { connection, begun });
    if (!isRefusal(result)) await finishBeforeCommit(db, beforeCommit);
    connection.close();
    await begun;
    demandCommit(await client.query(isRefusal(result) ? "rollback" : "commit"), result);
    return result;
  } catch (error) {
    connection.close();
    await client.query("rollback").catch((lost: Error) => (broken = lost));
    if (isStaleStatement(error) && error instanceof Error) broken ??= error;
    throw error;
  } finally {
    client.release(broken);
  }
}

type Opened = { connection: TransactionConnection; begun: Promise<unknown> };

async function commitWith<T>(last: LastStatements<T>, { connection, begun }: Opened): Promise<T> {
  const sent = last.send();
  sent.catch(() => undefined);
  // Runs once no more statement can be sent without an answer.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const ended = connection.commit();
  ended.catch(() => undefined);
  // The statement's own error comes first.
  const answer = await sent;
  await begun;
  demandCommit(await ended, answer);
  return answer;
}

const BEGIN: Record<Mode, string> = {
  read: "begin read only",
  snapshot: "begin isolation level repeatable read read only",
  write: "begin",
};

function beginWith(settings: Record<string, string>, mode: Mode): string {
  const set = Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`);
  return [BEGIN[mode], ...set].join("; ");
}

/** PostgreSQL answers ROLLBACK to the commit of a transaction that an error had aborted. */
function demandCommit({ command }: Pick<Answer, "command">, result: unknown): void {
  if (command === "ROLLBACK" && !isRefusal(result))
    throw new Error("a query failed inside the transaction and its error was swallowed");
}

/** For a transaction that the caller begins and ends itself. */
export const builderOf = (client: pg.Client, shop_id: string | null): ShopDb =>
  builderOn(new TransactionConnection(client, { ...DEFAULTS, checked: shop_id !== null, shop_id }));

function builderOn(connection: TransactionConnection): ShopDb {
  return new Kysely<DB>({
    dialect: {
      createDriver: () => new TransactionDriver(connection),
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
    },
  });
}

type StatementContext = Pick<Transaction<unknown>, "statements" | "checked" | "shop_id">;

class TransactionConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient | pg.Client;
  readonly #context: StatementContext;
  #open = true;
  #unsent: Sending[] = [];
  #isHeld = false;

  constructor(client: pg.PoolClient | pg.Client, context: StatementContext) {
    this.#client = client;
    this.#context = context;
  }

  /** As a simple statement, which the server answers at once: it shows whether the connection is still alive. */
  begin(text: string): Promise<unknown> {
    this.#hold();
    return this.#client.query(text);
  }

  /** Ends the transaction in the exchange of what was not sent yet. */
  async commit(): Promise<Answer> {
    const answer = this.#send("commit", []);
    this.close();
    return answer;
  }

  close(): void {
    this.#open = false;
    this.#release();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#open) throw new Error("query after the end of its transaction: an await is missing");
    const { checked, shop_id } = this.#context;
    if (checked) requireShop(query.sql);
    const { text, values } = withShopId(query.sql, query.parameters, shop_id);
    const { rows, rowCount } = await this.#send(text, values);
    return {
      rows: rows as Row[],
      ...(rowCount === null ? {} : { numAffectedRows: BigInt(rowCount) }),
    };
  }

  #send(text: string, values: readonly unknown[]): Promise<Answer> {
    const isPrepared = this.#context.statements === "prepared";
    const kept = isPrepared ? preparedOf(this.#client).of(text) : undefined;
    const sending = sendingOf(text, values, kept);
    this.#hold();
    this.#unsent.push(sending);
    return sending.answer.promise;
  }

  /**
   * What is sent until the end of this turn of the event loop leaves in one packet: a third of a short read's processor
   * time.
   */
  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.#client.connection.stream.cork();
    setImmediate(() => this.#release());
  }

  #release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    const sendings = this.#unsent.splice(0);
    if (sendings.length > 0)
      this.#client.query(new Exchange(this.#client, preparedOf(this.#client), sendings));
    this.#client.connection.stream.uncork();
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error("no stream inside a transaction of a shop");
  }
}

class TransactionDriver implements Driver {
  readonly #connection: TransactionConnection;

  constructor(connection: TransactionConnection) {
    this.#connection = connection;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(): Promise<void> {
    throw new Error("this is already a transaction");
  }

  async init(): Promise<void> {}
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

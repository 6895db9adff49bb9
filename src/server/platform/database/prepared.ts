import { createHash } from "node:crypto";
import pg from "pg";
import { sqlState } from "./violation.ts";

/** The statements that one connection keeps prepared: a backend keeps up to 60 KiB of plan for each. */
export const PREPARED_AT_MOST = 150;

/** The plan of a text search depends on the words searched: a plan kept for all words would be wrong for most. */
const TEXT_SEARCH = /\bi?like\b|\bsimilar to\b|<%|%>/i;

/**
 * Names the statements of one connection, so that PostgreSQL plans each text once: planning was 41 % of its time in a
 * booking. The name is a hash of the text: on another server connection of a pooler it means the same statement.
 */
export class PreparedStatements {
  readonly #client: pg.ClientBase;
  readonly #limit: number;
  /** Text → name, least recently used first; a statement left out has no name. */
  readonly #names = new Map<string, string | undefined>();

  constructor(client: pg.ClientBase, limit = PREPARED_AT_MOST) {
    this.#client = client;
    this.#limit = limit;
  }

  nameOf(text: string): string | undefined {
    const known = this.#names.has(text);
    const name = known ? this.#names.get(text) : newName(text);
    if (known) this.#names.delete(text);
    else if (this.#names.size >= this.#limit) this.#closeOldest();
    this.#names.set(text, name);
    return name;
  }

  #closeOldest(): void {
    const [oldest] = this.#names;
    if (!oldest) return;
    const [text, name] = oldest;
    this.#names.delete(text);
    if (name !== undefined) void closeStatement(this.#client, name);
  }
}

const newName = (text: string): string | undefined =>
  TEXT_SEARCH.test(text) ? undefined : createHash("sha1").update(text).digest("base64url");

const statements = new WeakMap<pg.ClientBase, PreparedStatements>();

export function preparedOf(client: pg.ClientBase): PreparedStatements {
  const known = statements.get(client) ?? new PreparedStatements(client);
  statements.set(client, known);
  return known;
}

/**
 * By the protocol's message and not by DEALLOCATE: it is no error for an unknown name or in an aborted
 * transaction, and poolers that follow prepared statements understand it.
 */
function closeStatement(client: pg.ClientBase, name: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  // A connection lost meanwhile is reported to the queries that use it.
  const query = new pg.Query({ text: `close ${name}` }, () => resolve());
  query.submit = (connection) => {
    forgetName(connection, name);
    connection.close({ type: "S", name }, false);
    connection.sync();
    return null;
  };
  client.query(query);
  return promise;
}

/** The driver prepares a name once; it has no function to forget one. */
function forgetName(connection: pg.Connection, name: string): void {
  for (const kept of ["parsedStatements", "submittedNamedStatements"]) {
    const names: unknown = Reflect.get(connection, kept);
    if (typeof names === "object" && names !== null) Reflect.deleteProperty(names, name);
  }
}

const UNKNOWN_STATEMENT = "26000";
const DUPLICATE_STATEMENT = "42P05";
const NOT_SUPPORTED = "0A000";

/** True after DEALLOCATE or DISCARD, behind a pooler, or when a migration changed the columns of the statement. */
export function isStaleStatement(error: unknown): boolean {
  const state = sqlState(error);
  if (state === NOT_SUPPORTED)
    return error instanceof Error && error.message.includes("cached plan must not change");
  return state === UNKNOWN_STATEMENT || state === DUPLICATE_STATEMENT;
}

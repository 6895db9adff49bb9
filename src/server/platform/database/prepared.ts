import { createHash } from "node:crypto";
import type pg from "pg";
import { sqlState } from "./violation.ts";

/** The statements that one connection keeps prepared: a backend keeps up to 60 KiB of plan for each. */
export const PREPARED_AT_MOST = 150;

/** The plan of a text search depends on the words searched: a plan kept for all words would be wrong for most. */
const TEXT_SEARCH = /\bi?like\b|\bsimilar to\b|<%|%>/i;

export type Column = { name: string; parse: (text: string) => unknown };

/** A statement that a connection keeps: its name there, whether it was sent, and its columns once it was answered. */
export type Prepared = {
  readonly name: string;
  sent: boolean;
  columns: readonly Column[] | undefined;
};

/**
 * The statements of one connection by name, so that PostgreSQL plans each text once: planning was 41 % of its time in a
 * booking. The name is a hash of the text: on another server connection of a pooler it means the same statement.
 */
export class PreparedStatements {
  readonly #limit: number;
  /** Least recently used first; a statement left out is kept as undefined. */
  readonly #byText = new Map<string, Prepared | undefined>();
  #closing: string[] = [];

  constructor(limit = PREPARED_AT_MOST) {
    this.#limit = limit;
  }

  of(text: string): Prepared | undefined {
    const known = this.#byText.has(text);
    const prepared = known ? this.#byText.get(text) : newStatement(text);
    if (known) this.#byText.delete(text);
    else if (this.#byText.size >= this.#limit) this.#closeOldest();
    this.#byText.set(text, prepared);
    return prepared;
  }

  /** The server may have it or not, and have it with other columns: it is closed, then sent again. */
  forget(prepared: Prepared): void {
    prepared.sent = false;
    prepared.columns = undefined;
    this.#closing.push(prepared.name);
  }

  /**
   * The names to close now. By the protocol's message and not by DEALLOCATE: it is no error for an unknown name or in an
   * aborted transaction, and poolers that follow prepared statements understand it.
   */
  takeClosing(): string[] {
    const names = this.#closing;
    this.#closing = [];
    return names;
  }

  #closeOldest(): void {
    const [oldest] = this.#byText;
    if (!oldest) return;
    const [text, prepared] = oldest;
    this.#byText.delete(text);
    if (prepared?.sent) this.forget(prepared);
  }
}

const newStatement = (text: string): Prepared | undefined =>
  TEXT_SEARCH.test(text)
    ? undefined
    : {
        name: createHash("sha1").update(text).digest("base64url"),
        sent: false,
        columns: undefined,
      };

const statements = new WeakMap<pg.ClientBase, PreparedStatements>();

export function preparedOf(client: pg.ClientBase): PreparedStatements {
  const known = statements.get(client) ?? new PreparedStatements();
  statements.set(client, known);
  return known;
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

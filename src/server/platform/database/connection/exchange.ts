/**
 * Statements sent together, as one exchange: one Sync ends them all, so that PostgreSQL answers in few packets. With a Sync
 * for each statement, the answers of one booking came in 32 packets, and each woke both processes.
 */
import pg from "pg";
import utils from "pg/lib/utils.js";
import type { Column, Prepared, PreparedStatements } from "../prepared.ts";

type Row = Record<string, unknown>;
export type Answer = { rows: Row[]; command: string; rowCount: number | null };

/** A statement on its way: its values as the driver writes them, and the promise of its answer. */
export type Sending = {
  text: string;
  values: (Buffer | string | null)[];
  /** None: planned for these values, then forgotten. */
  prepared: Prepared | undefined;
  /** True once this exchange is the one that makes the server prepare it. */
  parses: boolean;
  answer: PromiseWithResolvers<Answer>;
};

export const sendingOf = (
  text: string,
  values: readonly unknown[],
  prepared: Prepared | undefined,
): Sending => ({
  text,
  values: values.map((value) => utils.prepareValue(value)),
  prepared,
  parses: false,
  answer: Promise.withResolvers(),
});

const ABORTED = "25P02";

/** One query for the driver's client, which gives it each message until the server is ready for the next query. */
export class Exchange extends pg.Query {
  readonly #client: pg.ClientBase;
  readonly #kept: PreparedStatements;
  readonly #waiting: Sending[];
  #columns: readonly Column[] = [];
  #rows: Row[] = [];
  #unreadable: Error | undefined;

  constructor(client: pg.ClientBase, kept: PreparedStatements, sendings: readonly Sending[]) {
    super({ text: "" });
    this.#client = client;
    this.#kept = kept;
    this.#waiting = [...sendings];
  }

  override submit = (connection: pg.Connection): void => {
    // First: when a statement fails, the server ignores all that was sent after it.
    for (const name of this.#kept.takeClosing()) connection.close({ type: "S", name }, true);
    for (const sending of this.#waiting) send(connection, sending);
    connection.sync();
    this.#begin();
  };

  #begin(): void {
    this.#columns = this.#waiting[0]?.prepared?.columns ?? [];
    this.#rows = [];
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: this.#client.getTypeParser(dataTypeID, "text"),
    }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    try {
      this.#rows.push(rowOf(this.#columns, fields));
    } catch (error) {
      this.#unreadable = asError(error);
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const done = this.#waiting.shift();
    if (!done) return;
    if (done.prepared) done.prepared.columns = this.#columns;
    if (this.#unreadable) done.answer.reject(this.#unreadable);
    else done.answer.resolve({ rows: this.#rows, ...readTag(text) });
    this.#unreadable = undefined;
    this.#begin();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  /** The server ignores the statements sent after the one that failed. */
  handleError(error: Error): void {
    const [failed, ...skipped] = this.#waiting.splice(0);
    failed?.answer.reject(error);
    if (failed?.prepared) this.#kept.forget(failed.prepared);
    for (const { prepared, parses } of skipped) if (prepared && parses) prepared.sent = false;
    const reason = error instanceof pg.DatabaseError ? abortedBy(error) : error;
    // One turn later, so that the first error is the one that the caller sees.
    setImmediate(() => skipped.forEach(({ answer }) => answer.reject(reason)));
  }

  handleReadyForQuery(): void {}
}

type Field = { name: string; dataTypeID: number };

function send(connection: pg.Connection, sending: Sending): void {
  const { text, values, prepared } = sending;
  const name = prepared?.name ?? "";
  sending.parses = !prepared?.sent;
  if (sending.parses) connection.parse({ name, text, types: [] }, true);
  if (prepared) prepared.sent = true;
  connection.bind({ portal: "", statement: name, values }, true);
  // The columns of a prepared statement never change: the server refuses it instead.
  if (!prepared?.columns) connection.describe({ type: "P", name: "" }, true);
  connection.execute({ portal: "" }, true);
}

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): Row {
  const row: Row = {};
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index];
    const field = fields[index] ?? null;
    if (column) row[column.name] = field === null ? null : column.parse(field);
  }
  return row;
}

/** « INSERT 0 1 », « SELECT 5 », « COMMIT » */
function readTag(text: string): Pick<Answer, "command" | "rowCount"> {
  const words = text.split(" ");
  const count = words.length > 1 ? Number(words.at(-1)) : Number.NaN;
  return { command: words[0] ?? "", rowCount: Number.isNaN(count) ? null : count };
}

const abortedBy = (cause: Error): Error =>
  Object.assign(new Error("an earlier statement of the transaction failed", { cause }), {
    code: ABORTED,
  });

const asError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

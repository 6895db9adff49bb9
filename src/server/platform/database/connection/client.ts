import pg from "pg";

/** Counted in ticks of a timer, not by the clock: none passes while the process itself is too busy to read an answer. */
export type Limits = {
  /** Length of a tick, in milliseconds. */
  tick: number;
  /** Longest silence during a statement, in ticks: longer than the server's statement_timeout. */
  answer: number;
};

export const LIMITS: Limits = { tick: 1_000, answer: 23 };

/**
 * Ticks without a statement before the connection is tried. What the server sends by itself does not count: it ends a
 * session that asks nothing for 30 seconds (`idle_session_timeout`), also one that hears notifications all the time.
 */
const PING_AFTER = 8;
const QUICK_ANSWER = 5;
/** What the server answers at once, whatever its load: the ping, and the beginning of a transaction. */
const QUICK = /^(select 1|begin\b.*)$/;
/** What the other side is given to close a connection, in milliseconds. */
const GOODBYE = 1_000;

export const SILENT = "ETIMEDOUT";

/**
 * A client that notices when its connection died without a word (a cut cable, a firewall that forgot it): TCP alone
 * takes 15 minutes, 2 hours when idle. Its queries fail with `SILENT`, as 503; an idle one fails within 13 ticks.
 */
export class WatchedClient extends pg.Client {
  readonly #limits: Limits;
  readonly #timer: NodeJS.Timeout;
  /** Exchanges sent and not yet closed by the server's ReadyForQuery; the first is the opening of the connection. */
  #pending = 1;
  #quick = false;
  /** Ticks since anything came. */
  #silence = 0;
  /** Ticks since the last exchange. */
  #idle = 0;
  #heard = 0;

  constructor(config: pg.ClientConfig, limits: Partial<Limits> = {}) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...config });
    this.#limits = { ...LIMITS, ...limits };
    this.#watchExchanges();
    this.#timer = setInterval(() => this.#tick(), this.#limits.tick).unref();
    this.once("end", () => clearInterval(this.#timer));
  }

  #watchExchanges(): void {
    const { connection } = this;
    const query = connection.query.bind(connection);
    const sync = connection.sync.bind(connection);
    const end = connection.end.bind(connection);
    connection.query = (text) => {
      this.#sent(QUICK.test(text));
      query(text);
    };
    connection.sync = () => {
      this.#sent(false);
      sync();
    };
    connection.end = () => {
      end();
      const cut = setTimeout(() => connection.stream.destroy(), GOODBYE);
      this.once("end", () => clearTimeout(cut));
    };
    connection.on("readyForQuery", () => {
      this.#pending--;
      this.#quick = false;
      this.#silence = 0;
      this.#idle = 0;
    });
  }

  #sent(quick: boolean): void {
    if (this.#pending++ > 0) return;
    this.#quick = quick;
    this.#silence = 0;
  }

  #tick(): void {
    if (this.#hasHeard()) this.#silence = 0;
    else this.#silence++;
    if (this.#pending > 0) {
      if (this.#silence >= (this.#quick ? QUICK_ANSWER : this.#limits.answer)) this.#giveUp();
    } else if (++this.#idle >= PING_AFTER && this.getTransactionStatus() === "I") this.#ping();
  }

  #hasHeard(): boolean {
    const { stream } = this.connection;
    const heard = "bytesRead" in stream ? Number(stream.bytesRead) : 0;
    const changed = heard !== this.#heard;
    this.#heard = heard;
    return changed;
  }

  #ping(): void {
    this.query("select 1").catch(() => undefined);
  }

  #giveUp(): void {
    const error = new Error("the database server does not answer on this connection");
    this.connection.stream.destroy(Object.assign(error, { code: SILENT, statusCode: 503 }));
  }
}

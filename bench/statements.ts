/**
 * What a booking asks of the database, heard once while it is made and undone, to be said again
 * straight to the driver: same statements, same values, same exchanges, without our server around.
 */
import type pg from "pg";
import { openPool } from "../src/server/platform/database/pool.ts";
import { quietLog } from "../src/server/platform/log.ts";
import type { Database } from "../src/server/platform/database/open.ts";

type Statement = { text: string; values: unknown[] };
/** Statements sent without waiting for one another. */
type Breath = Statement[];
/** From BEGIN to COMMIT, on one connection. */
type Transaction = Breath[];
export type Script = Transaction[];

export type Recorder = {
  pool: pg.Pool;
  /** What `work` asked through the pool, nothing of which was kept. */
  hear: (work: () => Promise<unknown>) => Promise<Script>;
};

export function openRecorder({ listenUrl }: Pick<Database, "listenUrl">): Recorder {
  const heard: { script: Script } = { script: [] };
  const pool = openPool({ url: listenUrl, name: "bench", max: 1, log: quietLog, pipeline: true });
  pool.on("connect", (client) => listen(client, heard));
  return {
    pool,
    hear: async (work) => {
      heard.script = [];
      await work();
      return heard.script;
    },
  };
}

type Asked = string | { text: string; values?: unknown[] };
type Answered = { command: string };

function listen(client: pg.PoolClient, heard: { script: Script }): void {
  const query: (asked: Asked) => Promise<Answered> = Reflect.get(client, "query").bind(client);
  let waiting = 0;
  const recorded = async (asked: Asked): Promise<Answered> => {
    const { text, values = [] } = typeof asked === "string" ? { text: asked } : asked;
    note(heard.script, { text, values }, waiting > 0);
    waiting++;
    try {
      // Undone, so that the same can be said again; the caller is told it was kept.
      return text === "commit"
        ? { ...(await query("rollback")), command: "COMMIT" }
        : await query(asked);
    } finally {
      waiting--;
    }
  };
  Reflect.set(client, "query", recorded);
}

function note(script: Script, statement: Statement, sameBreath: boolean): void {
  if (statement.text.startsWith("begin")) script.push([[statement]]);
  else if (sameBreath) script.at(-1)?.at(-1)?.push(statement);
  else script.at(-1)?.push([statement]);
}

/** Says each script again over `connections` connections; answers how many seconds it took. */
export async function replay(
  { listenUrl }: Pick<Database, "listenUrl">,
  scripts: readonly Script[],
  connections: number,
): Promise<number> {
  const pool = openPool({
    url: listenUrl,
    name: "bench",
    max: connections,
    log: quietLog,
    pipeline: true,
  });
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  const before = performance.now();
  let next = 0;
  const worker = async (client: pg.PoolClient) => {
    for (let script = scripts[next++]; script; script = scripts[next++]) await say(client, script);
  };
  await Promise.all(clients.map(worker));
  const seconds = (performance.now() - before) / 1000;
  for (const client of clients) client.release();
  await pool.end();
  return seconds;
}

async function say(client: pg.PoolClient, script: Script): Promise<void> {
  for (const transaction of script)
    for (const breath of transaction)
      await Promise.all(breath.map(({ text, values }) => client.query(text, values)));
}

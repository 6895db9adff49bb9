import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startProcess, type TestProcess } from "../../../../test/processes.ts";
import { quietLog } from "../log.ts";
import { startEmbedded } from "./embedded.ts";
import { temporaryDataDir } from "./throw-away.ts";

let dataDir: string;
let processes: TestProcess[] = [];

beforeEach(() => {
  dataDir = temporaryDataDir();
});
afterEach(async () => {
  await Promise.all(processes.map((running) => running.kill()));
  processes = [];
  const server = await startEmbedded({ dataDir, log: quietLog });
  await server.close({ force: true });
  const place = realpathSync(cluster());
  rmSync(place.startsWith(dataDir) ? place : path.dirname(place), { recursive: true });
  rmSync(dataDir, { recursive: true });
});

it("moves aside, when root runs it, from a folder that PostgreSQL's account cannot enter", async () => {
  chmodSync(dataDir, 0o700);
  const server = await startEmbedded({ dataDir, log: quietLog });
  const place = realpathSync(cluster());
  expect(existsSync(path.join(place, "PG_VERSION"))).toBe(true);
  expect(place.startsWith(dataDir)).toBe(process.getuid?.() !== 0);
  await server.close({ force: true });
  chmodSync(dataDir, 0o755);
  const again = await startEmbedded({ dataDir, log: quietLog });
  expect(realpathSync(cluster())).toBe(place);
  await again.close({ force: true });
});

const cluster = (): string => path.join(dataDir, "postgres");
const postmasterPid = (): number =>
  Number(readFileSync(path.join(cluster(), "postmaster.pid"), "utf8").split("\n")[0]);
const killPostgres = (): void => void process.kill(postmasterPid(), "SIGKILL");

/** Starts a writer and waits until it has had `rows` rows acknowledged. */
async function writer(name: string, rows = 20): Promise<TestProcess> {
  const started = startProcess("database-writer.ts", { DATA_DIR: dataDir, WRITER: name });
  processes.push(started);
  await started.line(new RegExp(`^row .* ${rows}$`));
  return started;
}

async function writesMore(running: TestProcess, rows = 20): Promise<void> {
  const wanted = running.lines.length + rows;
  await expect.poll(() => running.lines.length, { timeout: 20_000 }).toBeGreaterThan(wanted);
}

/** Every row that any process said was acknowledged is in the database. */
async function expectNothingLost(): Promise<void> {
  const said = processes.flatMap(({ lines }) =>
    lines.filter((line) => line.startsWith("row ")).map((line) => line.slice(4)),
  );
  const server = await startEmbedded({ dataDir, log: quietLog });
  const client = new pg.Client({ connectionString: server.ownerUrl() });
  await client.connect();
  const { rows } = await client.query<{ row: string }>(
    "select writer || ' ' || n as row from public.acknowledged",
  );
  await client.end();
  await server.close();
  const kept = new Set(rows.map(({ row }) => row));
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter((row) => !kept.has(row))).toEqual([]);
}

it("outlives a kill of Node: the next process adopts the server that still runs", async () => {
  const first = await writer("a");
  const pid = postmasterPid();
  await first.kill();
  await writer("b");
  expect(postmasterPid()).toBe(pid);
  await expectNothingLost();
});

it("brings PostgreSQL back when it is killed under a living Node", async () => {
  const running = await writer("a");
  const pid = postmasterPid();
  killPostgres();
  // A connection outlives its postmaster for a moment, and goes on writing.
  await expect.poll(() => postmasterPid() || pid, { timeout: 20_000 }).not.toBe(pid);
  await writesMore(running);
  await expectNothingLost();
});

it("comes back after both are killed at once, whatever process took the number left behind", async () => {
  const running = await writer("a");
  const leftBehind = readFileSync(path.join(cluster(), "postmaster.pid"), "utf8");
  killPostgres();
  await running.kill();
  writeFileSync(
    path.join(cluster(), "postmaster.pid"),
    leftBehind.replace(/^\d+/, String(process.pid)),
  );
  const socket = path.join(cluster(), ".s.PGSQL.1");
  for (const file of [socket, `${socket}.lock`]) writeFileSync(file, `${process.pid}\n`);
  await writer("b");
  expect(readdirSync(cluster()).filter((name) => name.startsWith(".s."))).toHaveLength(2);
  await expectNothingLost();
});

it.each([
  ["its Unix socket", "", null],
  ["TCP when the address of its socket would be too long", "d".repeat(90), "127.0.0.1"],
])("is reached through %s", async (_way, folder, address) => {
  const place = path.join(dataDir, folder);
  mkdirSync(place, { recursive: true });
  const server = await startEmbedded({ dataDir: place, log: quietLog });
  const client = new pg.Client({ connectionString: server.ownerUrl() });
  await client.connect();
  const { rows } = await client.query("select host(inet_server_addr()) as address");
  expect(rows).toEqual([{ address }]);
  await client.end();
  await server.close({ force: true });
});

it("starts over after a first start that was interrupted, and clears what it left", async () => {
  const first = startProcess("database-writer.ts", { DATA_DIR: dataDir });
  processes.push(first);
  await expect
    .poll(() => readdirSync(dataDir).some((name) => name.startsWith("postgres.init-")), {
      timeout: 10_000,
      interval: 10,
    })
    .toBe(true);
  await first.kill();
  expect(existsSync(path.join(cluster(), "PG_VERSION"))).toBe(false);
  mkdirSync(path.join(dataDir, "postgres.init-999999999-abcdef"));
  await writer("b");
  expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres.init-"))).toEqual([]);
});

it("serves two processes on one folder, from their first start to the loss of one", async () => {
  const [one, two] = await Promise.all([writer("a"), writer("b")]);
  const port = await one?.line(/^open /);
  expect(await two?.line(/^open /)).toBe(port);
  await one?.kill("SIGTERM");
  expect(one?.lines.at(-1)).toBe("closed");
  if (two) await writesMore(two);
  killPostgres();
  if (two) await writesMore(two);
  await expectNothingLost();
});

it("ends a PostgreSQL that has a process which does not answer", async () => {
  const server = await startEmbedded({ dataDir, log: quietLog });
  const client = new pg.Client({ connectionString: server.superuserUrl() });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  process.kill(rows[0]?.pid ?? 0, "SIGSTOP");
  await server.close({ force: true, patience: 2 });
  expect(existsSync(path.join(cluster(), "postmaster.pid"))).toBe(false);
});

it("stops PostgreSQL cleanly when the last process leaves", async () => {
  const running = await writer("a");
  await running.kill("SIGTERM");
  expect(running.lines.at(-1)).toBe("closed");
  expect(existsSync(path.join(cluster(), "postmaster.pid"))).toBe(false);
  await expectNothingLost();
});

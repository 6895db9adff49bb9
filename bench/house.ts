/** The product as its users run it: a process of its own on a folder of its own, asked what it spends. */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Spent } from "./probe.ts";
import { childrenOf, postmasterOf } from "./processes.ts";

export type Server = { port: number; child: ChildProcess };
export type House = Server & { dataDir: string; started_ms: number };

const ROOT = path.resolve(import.meta.dirname, "..");
const PROBE = ["--import", path.join(import.meta.dirname, "probe.ts")];

/** Starts and waits until a visitor would be answered. */
export async function startHouse(dataDir: string): Promise<House> {
  const port = randomInt(20_000, 40_000);
  const before = performance.now();
  const child = fork(path.join(ROOT, "scripts/start.js"), {
    cwd: ROOT,
    // As `scripts/start.js` restarts itself: a process with a channel to its parent cannot.
    execArgv: [...PROBE, "--heap-growing-percent=50", "--max-semi-space-size=16"],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: "2",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      DEMO: "1",
      // Each request comes from a visitor of its own, so that no limit is reached.
      TRUST_PROXY: "loopback",
      // Counted at each booking, and never reached.
      BOOKINGS_PER_NETWORK: "9999",
      GEOCODER_URL: "http://127.0.0.1:1",
      LOG_LEVEL: "warn",
    },
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    if (performance.now() - before > 120_000) throw new Error("the server did not start");
    await sleep(20);
  }
  return { port, child, dataDir, started_ms: performance.now() - before };
}

const answers = async (port: number): Promise<boolean> => {
  const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
  return health?.ok ?? false;
};

export async function startPlain(bytes: number): Promise<Server> {
  const child = fork(path.join(import.meta.dirname, "plain-server.ts"), {
    execArgv: PROBE,
    env: { ...process.env, BYTES: String(bytes) },
  });
  const [port] = await once(child, "message");
  return { port: Number(port), child };
}

export async function stop({ child }: Server): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/** What the server's Node has spent since its start. */
export async function spentBy({ child }: Server): Promise<Spent> {
  const answer = once(child, "message");
  child.send("spent");
  const [spent] = (await answer) as [Spent];
  return spent;
}

/** Proportional memory of Node and of PostgreSQL's processes, in bytes; undefined where the system does not tell. */
export function memoryOfAll({ child, dataDir }: House): number | undefined {
  try {
    const postmaster = postmasterOf(dataDir);
    const pids = [child.pid, postmaster, ...childrenOf(postmaster)];
    return pids.reduce<number>((total, pid) => total + proportional(String(pid)), 0);
  } catch {
    return undefined;
  }
}

function proportional(pid: string): number {
  const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
  return Number(found?.[1]) * 1024;
}

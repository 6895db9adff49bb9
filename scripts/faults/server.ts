/** The product as a process of its own, on a folder of data. */
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = path.resolve(import.meta.dirname, "../..");

export type Place = { dataDir: string; port: number; env?: Record<string, string> };

/** Forwarding headers are believed, so that each request is another visitor; the demonstration unless a server is given. */
export async function startServer({ dataDir, port, env = {} }: Place): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, "scripts/start.js")], {
    cwd: ROOT,
    env: {
      ...process.env,
      BOOKINGS_PER_NETWORK: "9999",
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      TRUST_PROXY: "loopback",
      LOG_LEVEL: "fatal",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = lastWords(child);
  for (const began = performance.now(); performance.now() - began < MOST_MS;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}: ${said()}`);
    const health = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (health?.ok) return child;
    await sleep(100);
  }
  child.kill("SIGTERM");
  throw new Error(`the server did not start within ${MOST_MS / 60_000} minutes`);
}

/** The end of what it printed: a start that fails says why there. */
function lastWords({ stdout, stderr }: ChildProcess): () => string {
  let words = "";
  for (const stream of [stdout, stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      words = (words + text).slice(-MOST_WORDS);
    });
  return () => words.trim();
}

const MOST_WORDS = 4_000;
/** A loaded machine of two slow cores has needed more than a minute. */
const MOST_MS = 300_000;

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await ended;
}

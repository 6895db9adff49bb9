/** Unpacks an archive away from these sources and starts it with nothing else: no package, no variable, no database. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../src/server/platform/start/free-port.ts";

const PATIENCE = 120_000;
const EVERY = 200;
const PAGES = ["/healthz", "/readyz", "/", "/annuaire", "/app/connexion"];

export async function checkRelease(archive: string): Promise<void> {
  const home = mkdtempSync(path.join(tmpdir(), "etabli-release-"));
  try {
    execFileSync("tar", ["-xzf", archive, "-C", home]);
    const [name = ""] = readdirSync(home);
    await checkFolder(path.join(home, name), path.join(home, "data"));
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

async function checkFolder(folder: string, dataDir: string): Promise<void> {
  const packaged = path.join(folder, "node_modules/.bin/node");
  const node = existsSync(packaged) ? packaged : process.execPath;
  const port = await freePort();
  const child = spawn(node, ["scripts/start.js"], {
    cwd: folder,
    // Without the person's own variables: DATABASE_URL only for an archive that has no PostgreSQL.
    env: {
      PATH: "/usr/bin:/bin",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...(node === packaged ? {} : { DATABASE_URL: process.env.DATABASE_URL }),
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  try {
    for (const page of PAGES) await expectPage(`http://127.0.0.1:${port}${page}`, child);
  } finally {
    child.kill("SIGTERM");
    await ended;
  }
  if (child.exitCode !== 0) throw new Error(`the archive did not stop cleanly: ${child.exitCode}`);
  process.stdout.write(`L’archive démarre, répond à ${PAGES.join(", ")} et s’arrête.\n`);
}

async function expectPage(url: string, child: { exitCode: number | null }): Promise<void> {
  const last = performance.now() + PATIENCE;
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    if (answer && !url.endsWith("/readyz")) throw new Error(`${url} answered ${answer.status}`);
    if (child.exitCode !== null || performance.now() > last)
      throw new Error(`${url} does not answer`);
    await sleep(EVERY);
  }
}

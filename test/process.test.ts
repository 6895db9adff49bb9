import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildWhenStale } from "../scripts/build.ts";
import { temporaryDataDir } from "../src/server/platform/database/throw-away.ts";
import { freePort } from "../src/server/platform/start/free-port.ts";
import { existsSync, readFileSync, rmSync } from "node:fs";

const ROOT = path.resolve(import.meta.dirname, "..");
const START = path.join(ROOT, "scripts/start.js");
const dataDir = temporaryDataDir();
const children = new Set<ChildProcess>();

// Not counted in what a start may take.
beforeAll(buildWhenStale);
// One that is left would keep the PostgreSQL of the next.
afterEach(async () => {
  for (const child of children) await end(child, "SIGTERM");
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});

type Started = {
  child: ChildProcess;
  base: string;
  output: () => string;
  ended: Promise<number | null>;
};

const start = (env: Record<string, string>): Started => launch([process.execPath, START], env);

function launch([program = "", ...args]: string[], env: Record<string, string>): Started {
  let text = "";
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      DEMO: "0",
      LOG_LEVEL: "silent",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (text += String(chunk)));
  const ended = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  return { child, base: `http://127.0.0.1:${env.PORT}`, output: () => text, ended };
}

async function ready({ base, output }: Started): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    if ((await fetch(`${base}/healthz`).catch(() => undefined))?.ok) return;
    await sleep(100);
  }
  throw new Error(`the server did not start:\n${output()}`);
}

/** PostgreSQL removes this file last. */
const hasPostgres = (): boolean => existsSync(path.join(dataDir, "postgres/postmaster.pid"));

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

describe("the process", () => {
  test("starts empty on request, says how it is, and stops without cutting anyone off", async () => {
    const running = start({ PORT: String(await freePort()) });
    await ready(running);
    expect(running.output()).toContain("Établi");
    expect(running.output()).not.toContain("etabli-demo");
    if (process.platform === "linux")
      expect(readFileSync(`/proc/${running.child.pid}/cmdline`, "utf8")).toContain(
        "--max-semi-space-size",
      );
    const health = await (await fetch(`${running.base}/healthz`)).json();
    expect(health).toMatchObject({
      ok: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    const readiness = await (await fetch(`${running.base}/readyz`)).json();
    expect(readiness).toEqual({ ok: true, database: "ok", queue: "ok", disk: "ok", files: "ok" });
    expect(await (await fetch(`${running.base}/annuaire`)).text()).toContain("<html");
    // Signing in takes a while on purpose: it is under way when the signal comes.
    const underWay = fetch(`${running.base}/api/v1/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "personne@example.org", password: "inconnu" }),
    });
    await sleep(5);
    running.child.kill("SIGTERM");
    expect((await underWay).status).toBe(401);
    expect(await running.ended).toBe(0);
  });

  test("says which port is taken before it creates anything", async () => {
    const port = await freePort();
    const squatter = createServer().listen(port, "127.0.0.1");
    await once(squatter, "listening");
    const untouched = path.join(dataDir, "untouched");
    const refused = start({ PORT: String(port), DATA_DIR: untouched });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(`Le port ${port} est déjà pris`);
    expect(existsSync(untouched)).toBe(false);
    squatter.close();
  });

  test("says so when the address to listen on is not this machine's", async () => {
    const refused = start({ PORT: "0", HOST: "192.0.2.1" });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toMatch(/^L’adresse d’écoute 192\.0\.2\.1 .*\n$/);
  });

  const startByNpm = async () => {
    const running = launch(["npm", "start"], { PORT: String(await freePort()) });
    await ready(running);
    expect(hasPostgres()).toBe(true);
    return running;
  };

  test("has stopped whole when npm ends, asked once or twice", async () => {
    const running = await startByNpm();
    running.child.kill("SIGTERM");
    running.child.kill("SIGTERM");
    await running.ended;
    expect(hasPostgres()).toBe(false);
    await expect(fetch(`${running.base}/healthz`)).rejects.toThrow();
  });

  test("stops by itself when npm is killed without mercy", async () => {
    const running = await startByNpm();
    running.child.kill("SIGKILL");
    await expect.poll(hasPostgres, { timeout: 60_000 }).toBe(false);
    await expect(fetch(`${running.base}/healthz`)).rejects.toThrow();
  });

  test("explains every bad value before anything starts", async () => {
    const refused = start({ PORT: "beaucoup", SMTP_URL: "courrier", PUBLIC_URL: "etabli.example" });
    expect(await refused.ended).toBe(1);
    for (const name of ["PORT", "SMTP_URL", "PUBLIC_URL"]) expect(refused.output()).toContain(name);
  });
});

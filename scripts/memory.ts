/** Where the tests write: in memory where the machine has room, else in the system's temporary folder. */
import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import path from "node:path";

const MEMORY = "/dev/shm";
const PREFIX = "etabli-tests-";
/** Bytes; two hundred databases, one after the other, and the demonstrations never held a third of it. */
const ROOM = 2_000_000_000;

/**
 * The environment of a test runner. Each test file makes a database of some thousand files and drops it: on
 * a disk this took a third of the processor time of the server's tests, none of it spent on what they test.
 */
export function folderInMemory(): { TMPDIR?: string } {
  if (!hasRoom()) return {};
  forgetDead();
  const folder = path.join(MEMORY, `${PREFIX}${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { TMPDIR: folder };
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > 2 * ROOM;
  } catch {
    return false;
  }
}

/** What a killed run left there would stay until the machine is started again. */
function forgetDead(): void {
  for (const name of readdirSync(MEMORY).filter((it) => it.startsWith(PREFIX)))
    if (!isAlive(Number(name.slice(PREFIX.length))))
      rmSync(path.join(MEMORY, name), { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import module from "node:module";
import path from "node:path";
// Plain JavaScript: an old Node must be able to read this far and say so.
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Établi demande Node 24 ou plus récent ; celui-ci est ${process.version}.\n` +
      "Sous Linux, « npm ci » l'installe avec le projet : lancez « npm ci && npm start » avec npm 10 ou plus récent.",
  );
  process.exit(1);
}
// They are read when a process begins, so this one begins again, once, under the same number. glibc keeps two heaps
// instead of one a thread. V8 collects its old generation once it has grown by half (unbidden it waits until it has
// more than doubled: after pages, bookings and slots Node held 335 MiB instead of 240, of which 55 were in use), and its
// young one half as often as with 8 MiB, for half the time.
const MEMORY = ["--heap-growing-percent=50", "--max-semi-space-size=16"];
const canRestart = process.platform !== "win32" && !process.connected;
if (canRestart && process.env.MALLOC_ARENA_MAX === undefined)
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, ...MEMORY, ...process.argv.slice(1)],
    { ...process.env, MALLOC_ARENA_MAX: "2" },
  );
// The sources without their types, compiled: a quarter of the processor time of a start. Not in the system's temporary
// folder, where others could write what this process would run.
module.enableCompileCache(path.resolve(import.meta.dirname, "../dist/compiled"));
const { buildWhenStale } = await import("./build.ts");
buildWhenStale();
await import("../src/server/main.ts");

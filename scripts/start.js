// Plain JavaScript: an old Node must be able to read this far and say so.
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Établi demande Node 24 ou plus récent ; celui-ci est ${process.version}.\n` +
      "Sous Linux, « npm ci » l'installe avec le projet : lancez « npm ci && npm start » avec npm 10 ou plus récent.",
  );
  process.exit(1);
}
// Both are read when a process begins, so this one begins again, once, under the same number. After the load
// of a busy day they leave Node at 348 MB instead of 614: glibc keeps two heaps instead of one a thread, and
// V8 does not let its young generation grow.
const YOUNG_GENERATION = "--max-semi-space-size=8";
const canRestart = process.platform !== "win32" && !process.connected;
if (canRestart && process.env.MALLOC_ARENA_MAX === undefined)
  process.execve(
    process.execPath,
    [process.execPath, ...process.execArgv, YOUNG_GENERATION, ...process.argv.slice(1)],
    { ...process.env, MALLOC_ARENA_MAX: "2" },
  );
const { buildWhenStale } = await import("./build.ts");
buildWhenStale();
await import("../src/server/main.ts");

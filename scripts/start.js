// Plain JavaScript: an old Node must be able to read this far and say so.
if (Number(process.versions.node.split(".")[0]) < 24) {
  console.error(
    `Établi demande Node 24 ou plus récent ; celui-ci est ${process.version}.\n` +
      "Sous Linux, « npm ci » l'installe avec le projet : lancez « npm ci && npm start » avec npm 10 ou plus récent.",
  );
  process.exit(1);
}
const { buildWhenStale } = await import("./build.ts");
buildWhenStale();
await import("../src/server/main.ts");

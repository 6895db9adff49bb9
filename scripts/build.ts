/** Builds the pages when what they are made of has changed since the last build. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const ROOT = path.resolve(import.meta.dirname, "..");
const SOURCES = [
  "src/web",
  "src/domain",
  "vite.config.ts",
  "scripts/pages/script-files.ts",
  "app.html",
  "admin.html",
  "package-lock.json",
];
const STAMP = path.join(ROOT, "dist/stamp");

const VITE = path.join(ROOT, "node_modules/vite/bin/vite.js");
const DRAWINGS = path.join(ROOT, "scripts/pages/drawings.ts");
const NOTHING_TO_SHOW =
  "Les pages ne sont pas construites, et Vite qui les construit n’est pas installé : lancez « npm ci » sans --omit=dev, ou partez de l’archive que fait « npm run release ».\n";

/** Where Vite is not installed, in a production install, the pages that came with the sources are served as they are. */
export function buildWhenStale(): void {
  if (!existsSync(VITE)) {
    if (existsSync(STAMP)) return;
    process.stderr.write(NOTHING_TO_SHOW);
    process.exit(1);
  }
  const stamp = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  process.stdout.write("Préparation des pages…\n");
  execFileSync(process.execPath, [VITE, "build", "--app", "--logLevel", "warn"], {
    cwd: ROOT,
    stdio: "inherit",
    // Whoever asks, a test included: pages are built as they are served.
    env: { ...process.env, NODE_ENV: "production" },
  });
  execFileSync(process.execPath, [DRAWINGS], { stdio: "inherit" });
  compress(path.join(ROOT, "dist/client/assets"));
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
}

/** Each file beside itself at Brotli's best: a fifth smaller than what a request has the time for. */
function compress(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name))) {
    const bytes = readFileSync(path.join(folder, file));
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(bytes, { params }));
  }
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file).update(readFileSync(path.join(ROOT, file)));
  }
  return hash.digest("hex");
}

function filesOf(source: string): string[] {
  const absolute = path.join(ROOT, source);
  if (!existsSync(absolute)) return [];
  const entries = /\.\w+$/.test(source)
    ? undefined
    : readdirSync(absolute, { recursive: true, withFileTypes: true });
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)));
}

if (import.meta.main) buildWhenStale();

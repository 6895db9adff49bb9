/** What a browser downloads before a page is whole: gzipped scripts, read from the build's manifests. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

type Chunk = { file: string; imports?: string[] };

const CLIENT = path.resolve(import.meta.dirname, "../dist/client");

/** The office's files and the site's, each with what it imports. */
const readManifest = (): Record<string, Chunk> =>
  Object.assign({}, ...["manifest", "site"].map(readOne));
const readOne = (name: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(path.join(CLIENT, `.vite/${name}.json`), "utf8"));

/** Bytes of the scripts that this page itself names, with everything they import at once. */
export function scriptBytesOfPage(html: string): number {
  const named = new Set(
    [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file]) => file),
  );
  const entries = Object.entries(readManifest()).filter(([, { file }]) => named.has(file));
  return scriptBytes(entries.map(([key]) => key));
}

/** Bytes of these entries with everything they import at once, each file once. */
export const scriptBytes = (entries: readonly string[]): number =>
  scriptFiles(entries).reduce(
    (total, file) => total + gzipSync(readFileSync(path.join(CLIENT, file))).length,
    0,
  );

/** The scripts of these entries and of everything they import at once, each once. */
export function scriptFiles(entries: readonly string[]): string[] {
  const manifest = readManifest();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build does not know ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files].filter((file) => file.endsWith(".js"));
}

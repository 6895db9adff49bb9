/** Which built files a page needs, read from the manifest that Vite writes. */
import type { PageId } from "../../../web/site/props.ts";
import type { PageAssets } from "./source.ts";

export type Chunk = {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
};
export type Manifest = Readonly<Record<string, Chunk>>;

export const ENTRY = "src/web/site/entry-client.tsx";
export const pageFile = (id: PageId): string => `src/web/site/pages/${id}.tsx`;

/** The fonts of the public site, fetched before the style sheet asks for them. */
const PRELOADED = /(inter|bricolage-grotesque)-[\w-]+\.woff2$/;

/** The HTML of a page's files, computed once for each page. */
export function pageAssets(manifest: Manifest): (id: PageId) => PageAssets {
  const known = new Map<PageId, PageAssets>();
  return (id) => {
    const found = known.get(id) ?? assetsOf(manifest, id);
    known.set(id, found);
    return found;
  };
}

function assetsOf(manifest: Manifest, id: PageId): PageAssets {
  const chunks = reach(manifest, [ENTRY, pageFile(id)]);
  const styles = unique(chunks.flatMap(({ css }) => css ?? []));
  const fonts = unique(chunks.flatMap(({ assets }) => assets ?? [])).filter((file) =>
    PRELOADED.test(file),
  );
  const entry = manifest[ENTRY];
  if (!entry) throw new Error(`the build does not know ${ENTRY}`);
  return {
    styles: fonts.map(preloadFont).join("") + styles.map(linkStyle).join(""),
    scripts:
      chunks.map(({ file }) => preloadScript(file)).join("") +
      `<script type="module" fetchpriority="low" src="/${entry.file}"></script>`,
  };
}

/** A chunk and everything it imports at once, each once. */
function reach(manifest: Manifest, keys: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (key: string): Chunk[] => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return [];
    seen.add(key);
    return [chunk, ...(chunk.imports ?? []).flatMap(visit)];
  };
  return keys.flatMap(visit);
}

const unique = (files: string[]): string[] => [...new Set(files)];
const linkStyle = (file: string): string => `<link rel="stylesheet" href="/${file}">`;
/** After the styles and the fonts: the page is read, and its forms work, before its scripts run. */
const preloadScript = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" href="/${file}">`;
const preloadFont = (file: string): string =>
  `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;

import path from "node:path";
import react from "@vitejs/plugin-react";
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { defineConfig, type Manifest, type Plugin } from "vite";
import { joinFiles } from "./scripts/pages/script-files.ts";

const EARLY = "src/web/office/early.ts";

const REACT = { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 };
/** What each page of the site that has scripts needs: its frame, and what all of them share. */
const SURROUND =
  /preload-helper|src\/web\/(ui\/failing-page|site\/(interactive-pages|signed-in|phone|use-module|json|frame\/(surround|shop-\w+))|ui\/site\/(sign|choice|field|button))\./;

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

const inSite = (file: string): string => path.resolve("src/web/site", file);
const BOOKING = inSite("pages/booking.tsx");
const OTHER_PAGES = ["tracking", "quote", "call/page", "camera", "not-found"].map((id) =>
  inSite(`pages/${id}.tsx`),
);
/** What the booking fetches once its first question is drawn. */
const LATER = [
  inSite("booking/later-steps.tsx"),
  inSite("booking/memory.ts"),
  path.resolve("src/domain/catalogue/search.ts"),
];

/** These modules with all that they import at once. */
function reached(entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set(entries);
  for (const id of found)
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) found.add(one);
  return found;
}

/** The booking in two files: its first question, and all that follows. */
function bookingFiles(modules: Modules): (id: string) => string | null {
  const others = reached([inSite("entry-client.tsx"), ...OTHER_PAGES], modules);
  const first = reached([BOOKING], modules);
  const later = reached(LATER, modules);
  return (id) => {
    if (id === BOOKING || others.has(id)) return null;
    return first.has(id) ? "booking-first" : later.has(id) ? "booking-later" : null;
  };
}

let bookingFile: ReturnType<typeof bookingFiles> | undefined;

const isOffice = (id: string): boolean =>
  !/\.html$|\/main\.tsx$|\/web\/admin\//.test(id) && !id.endsWith(EARLY);

/** The office's page names its early script before all others; Vite would merge the two into one file. */
const earlyScript: Plugin = {
  name: "early-script",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(_html, { path, bundle }) {
      if (!path.endsWith("/app.html")) return [];
      const early = Object.values(bundle ?? {}).find(
        (file) => file.type === "chunk" && file.facadeModuleId?.endsWith(EARLY),
      );
      if (!early) throw new Error(`the build holds no ${EARLY}`);
      const attrs = { type: "module", crossorigin: true, src: `/${early.fileName}` };
      return [{ tag: "script", attrs, injectTo: "head-prepend" }];
    },
  },
};

/** For each module of several screens, the file that it travels in; empty until the office was built once. */
let joined: ReadonlyMap<string, string> = new Map();
/** What a cold browser often starts with: nothing is fetched there for nothing. */
const OPENED_FIRST = /(home|agenda|sign-in|onboarding)-screen\.tsx$/;

const sharedFiles: Plugin = {
  name: "shared-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    if (joined.size > 0) return;
    const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
    const files = chunks.map((chunk) => ({
      name: chunk.fileName,
      bytes: gzipSync(chunk.code).length,
      imports: chunk.imports,
      modules: chunk.moduleIds,
      opens: !(chunk.isEntry || chunk.isDynamicEntry)
        ? 0
        : OPENED_FIRST.test(chunk.facadeModuleId ?? "")
          ? 20
          : 1,
    }));
    const loaded = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
    joined = joinFiles(files, loaded);
  },
};

const OFFICE_FILES = "virtual:office-files";
const CLIENT = path.resolve("dist/client");
/** Two megabytes that only a photo of some telephones needs. */
const TOO_HEAVY = /heic/;

/** For the service worker: the office's page, and every file that its screens may ask for. */
const officeFiles: Plugin = {
  name: "office-files",
  resolveId: (id) => (id === OFFICE_FILES ? id : null),
  load(id) {
    if (id !== OFFICE_FILES) return null;
    const read = (file: string) => readFileSync(path.join(CLIENT, file), "utf8");
    const manifest: Manifest = JSON.parse(read(".vite/manifest.json"));
    const chunks = new Set(["app.html", EARLY, "style.css"]);
    for (const name of chunks) {
      const { imports = [], dynamicImports = [] } = manifest[name] ?? {};
      for (const next of [...imports, ...dynamicImports]) chunks.add(next);
    }
    const files = [...chunks].flatMap((name) => {
      const { file, assets = [] } = manifest[name] ?? { file: "" };
      return [file, ...assets].filter((one) => one !== "" && !one.endsWith(".html"));
    });
    const revision = createHash("sha256").update(read("app.html")).digest("hex").slice(0, 16);
    const list = [
      { url: "/app", revision },
      ...[...new Set(files)]
        .filter((file) => !TOO_HEAVY.test(file))
        .sort()
        .map((file) => ({ url: `/${file}`, revision: null })),
    ];
    return `export const OFFICE_FILES = ${JSON.stringify(list)};`;
  },
};

/** What the office's page has loaded before anything else. */
const LOADED = /^assets\/(react|rolldown-runtime|office)-[\w-]+\.js$/;
/** Loaded once an act waits for a network: nobody waits for it, and it draws nothing. */
const RARE = /^assets\/(start|late)-/;

/** What a script that is loaded later names to be fetched beside it; names are hashes, which no compression makes shorter. */
const preloaded = (file: string, deps: string[]): string[] =>
  RARE.test(file) ? [] : deps.filter((dep) => !LOADED.test(dep));

/** `vite build --app` writes the browser's files to dist/client and the page renderer to dist/server. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: "src/web/public",
  builder: {
    buildApp: async (builder) => {
      const { client, site, ssr, worker, pagesWorker } = builder.environments;
      // Once to see which files each screen needs, then with those joined that belong together.
      if (client) await builder.build(client);
      // Vite empties a folder once in a run.
      rmSync(path.join(CLIENT, "assets"), { recursive: true });
      for (const one of [client, site, ssr, worker, pagesWorker]) if (one) await builder.build(one);
    },
  },
  plugins: [react(), earlyScript, sharedFiles, officeFiles],
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // One style sheet for all screens: cut up, each screen waited for requests of its own before it was drawn.
        // See docs/decisions/2026-11-29-one-style-sheet.md.
        cssCodeSplit: false,
        modulePreload: { resolveDependencies: preloaded },
        // Read by scripts/notices.ts.
        license: { fileName: ".vite/license.json" },
        rolldownOptions: {
          input: { app: "app.html", early: EARLY, admin: "admin.html" },
          output: {
            codeSplitting: {
              groups: [
                // One file of React for the office and the administration: in five files it was 0.4 kB heavier.
                REACT,
                // One file for what the office's page always loads: each file costs a browser 6 ms of processor time.
                {
                  name: (id) => (isOffice(id) ? "office" : null),
                  debugName: "office",
                  tags: ["$initial"],
                  // What a captured module imports is asked about by itself.
                  includeDependenciesRecursively: false,
                },
                {
                  name: (id) => joined.get(id) ?? null,
                  debugName: "shared",
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // A build of its own: cut for the office too, a booking was 59 requests; what both use is twice in dist.
    site: {
      consumer: "client",
      // While developing, "client" serves both.
      optimizeDeps: { noDiscovery: true },
      build: {
        outDir: "dist/client",
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: ".vite/site.json",
        license: { fileName: ".vite/site-license.json" },
        rolldownOptions: {
          input: {
            site: "src/web/site/entry-client.tsx",
            // Loaded by no browser: it makes the style sheets of the pages that have no script.
            pages: "src/web/site/pages.ts",
          },
          output: {
            codeSplitting: {
              groups: [
                REACT,
                { name: "surround", test: SURROUND },
                {
                  name: (id, modules) => (bookingFile ??= bookingFiles(modules))(id),
                  debugName: "booking",
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    },
    // After the office, whose files it names.
    worker: {
      consumer: "client",
      optimizeDeps: { noDiscovery: true },
      build: {
        outDir: "dist/client",
        emptyOutDir: false,
        copyPublicDir: false,
        license: { fileName: ".vite/worker-license.json" },
        rolldownOptions: {
          input: "src/web/worker/sw.ts",
          // Firefox knew no modules there before 2026.
          output: { format: "iife", entryFileNames: "sw.js" },
        },
      },
    },
    // Of a client's own pages: it holds no package, and loads nothing of the office.
    pagesWorker: {
      consumer: "client",
      optimizeDeps: { noDiscovery: true },
      build: {
        outDir: "dist/client",
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: "src/web/worker/pages-sw.ts",
          output: { format: "iife", entryFileNames: "pages-sw.js" },
        },
      },
    },
    ssr: {
      // React goes into the bundle, so that it is the production one whatever NODE_ENV says at start.
      ...(command === "build" && {
        resolve: { noExternal: true as const },
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
      }),
      build: {
        outDir: "dist/server",
        copyPublicDir: false,
        rolldownOptions: { input: "src/web/site/entry-server.tsx" },
      },
    },
  },
}));

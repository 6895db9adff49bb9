import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const EARLY = "src/web/office/early.ts";

const SITE = ["src/web/site/entry-client.tsx", "src/web/site/pages.ts"];

type Module = { importedIds: string[]; dynamicallyImportedIds: string[] };
type Modules = { getModuleInfo: (id: string) => Module | null };

/**
 * One file for what the office's page always loads and no other page does. Cut by the screens that share
 * them, these modules were 7 kB heavier, and each file costs a browser about 6 ms of processor time.
 */
function officeFile(id: string, modules: Modules): string | null {
  const isEntry = /\.html$|\/main\.tsx$/.test(id);
  if (isEntry || id.endsWith(".css") || id.includes("/web/admin/")) return null;
  return modulesOfOtherPages(modules).has(id) ? null : "office";
}

let otherPages: Set<string> | undefined;

/** The early script and the site's pages, with everything that they import at once or later. */
function modulesOfOtherPages(modules: Modules): Set<string> {
  otherPages ??= new Set([EARLY, ...SITE].map((entry) => path.resolve(entry)));
  for (const id of otherPages) {
    const module = modules.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) otherPages.add(imported);
    if (!id.includes("/web/site/")) continue;
    for (const imported of module?.dynamicallyImportedIds ?? []) otherPages.add(imported);
  }
  return otherPages;
}

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

/** `vite build --app` writes the browser's files to dist/client and the page renderer to dist/server. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: "src/web/public",
  builder: {},
  plugins: [react(), earlyScript],
  environments: {
    client: {
      build: {
        outDir: "dist/client",
        manifest: true,
        // Read by scripts/notices.ts.
        license: { fileName: ".vite/license.json" },
        rolldownOptions: {
          input: {
            site: "src/web/site/entry-client.tsx",
            // Loaded by no browser: it makes the style sheets of the pages that have no script.
            pages: "src/web/site/pages.ts",
            app: "app.html",
            early: EARLY,
            admin: "admin.html",
          },
          output: {
            codeSplitting: {
              groups: [
                // One file of React for the site and the office: in five files it was 0.4 kB heavier.
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 },
                // What surrounds each page of the site that has scripts: five small files weighed 0.4 kB more.
                {
                  name: "surround",
                  test: /src\/web\/(site\/(phone|use-module|json|frame\/(surround|shop-\w+))\.|ui\/site\/(sign|choice|field|button)\.)/,
                },
                // What a quote leaves to choose: of four small files, each would be named in that script too.
                {
                  name: "option",
                  test: /src\/domain\/quote\/(option\/|line\.|totals\.|canonical\.)/,
                  includeDependenciesRecursively: false,
                },
                // One more file would be named in the first script of each page, the booking's too.
                {
                  name: "quote-sheet",
                  test: /src\/web\/(quote\/|site\/quote\/(state|quote\.module))/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: officeFile,
                  debugName: "office",
                  tags: ["$initial"],
                  // What a captured module imports is asked about by itself: the site's must stay apart.
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
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

import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const EARLY = "src/web/office/early.ts";

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
        rolldownOptions: {
          input: {
            site: "src/web/site/entry-client.tsx",
            // Loaded by no browser: it makes the style sheets of the pages that have no script.
            pages: "src/web/site/pages.ts",
            app: "app.html",
            early: EARLY,
            admin: "admin.html",
          },
          // One file of React for the site and the office: in five files it was 0.4 kB heavier.
          output: {
            codeSplitting: {
              groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// }],
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

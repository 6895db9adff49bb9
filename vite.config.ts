import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** `vite build --app` writes the browser's files to dist/client and the page renderer to dist/server. */
export default defineConfig(({ command }) => ({
  appType: "custom",
  publicDir: "src/web/public",
  builder: {},
  plugins: [react()],
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
            admin: "admin.html",
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

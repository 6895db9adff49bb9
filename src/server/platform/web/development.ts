/** Vite inside Fastify while developing: pages and shells compiled on demand, hot replacement. */
import type { FastifyInstance } from "fastify";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Renderer, WebSource } from "./source.ts";

/** These paths are ours: Vite must not answer them with a module. */
const OURS = /^\/(api|app|admin|healthz)(\/|\?|$)/;

export async function openDevelopment(app: FastifyInstance, root: string): Promise<WebSource> {
  const { createServer } = await import("vite");
  const { default: middie } = await import("@fastify/middie");
  const vite = await createServer({
    root,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use((request, response, next) =>
    OURS.test(request.url ?? "") ? next() : vite.middlewares(request, response, next),
  );
  app.addHook("onClose", () => vite.close());
  return {
    renderer: async () => {
      const { renderPage } = await vite.ssrLoadModule("/src/web/site/entry-server.tsx");
      const renderer: Renderer = { renderPage };
      return renderer;
    },
    assets: (_id, nonce) => ({ styles: developmentScripts(nonce), scripts: "" }),
    shell: async (name, { url, nonce }) => {
      const html = await readFile(path.join(root, `${name}.html`), "utf8");
      const transformed = await vite.transformIndexHtml(url, html);
      return transformed.replaceAll("<script ", `<script nonce="${nonce}" `);
    },
  };
}

/** The preamble must run before any component, or React refuses to refresh. */
const developmentScripts = (nonce: string): string =>
  `<script type="module" nonce="${nonce}">import refresh from "/@react-refresh";` +
  `refresh.injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type</script>` +
  `<script type="module" src="/@vite/client"></script>` +
  `<script type="module" src="/src/web/site/entry-client.tsx"></script>`;

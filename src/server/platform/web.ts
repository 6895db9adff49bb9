/** Serves what browsers see: server-rendered public pages, the two office shells, the built files. */
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PageId, PageProps } from "../../web/site/props.ts";
import { openDevelopment } from "./web-development.ts";
import { pageAssets, type Manifest } from "./web-manifest.ts";

export type WebMode = "development" | "production";

export type Web = {
  /**
   * Sends a page as HTML with the status already set on the reply (200 by default). It may be kept by
   * the browser but is asked for again each time; personal pages set `cache-control: no-store` first.
   */
  page: <Id extends PageId>(
    reply: FastifyReply,
    id: Id,
    props: PageProps[Id],
  ) => Promise<FastifyReply>;
};

/** What src/web/site/entry-server.tsx exports. `origin` makes the canonical address absolute. */
export type Renderer = {
  renderPage: <Id extends PageId>(
    page: { id: Id; props: PageProps[Id] },
    frame: { origin: string; assets: PageAssets },
  ) => Promise<string>;
};
/** HTML for the end of <head>: style sheets and fonts for every page, scripts for those that need one. */
export type PageAssets = { styles: string; scripts: string };

/** Either of the two ways to obtain the code: built files, or Vite while developing. */
export type WebSource = {
  renderer: () => Promise<Renderer>;
  assets: (id: PageId, nonce: string) => PageAssets;
  shell: (name: ShellName, request: { url: string; nonce: string }) => Promise<string>;
};
export type ShellName = "app" | "admin";

const ROOT = path.resolve(import.meta.dirname, "../../..");
const DIST = path.join(ROOT, "dist");

export async function createWeb(app: FastifyInstance, mode: WebMode): Promise<Web> {
  const source = mode === "production" ? await openBuild(app) : await openDevelopment(app, ROOT);
  // /login shows the same form as /app/connexion (specification §2).
  serveShell(app, source, { name: "app", urls: ["/app", "/app/*", "/login"] });
  serveShell(app, source, { name: "admin", urls: ["/admin", "/admin/*"] });
  return {
    async page(reply, id, props) {
      const { renderPage } = await source.renderer();
      const nonce = nonceOf(reply);
      const { styles, scripts } = source.assets(id, nonce);
      const assets = { styles, scripts: earlyClickScript(nonce) + scripts };
      const html = await renderPage({ id, props }, { origin: originOf(reply), assets });
      if (!reply.hasHeader("cache-control")) void reply.header("cache-control", "no-cache");
      return reply.type("text/html; charset=utf-8").send(html);
    },
  };
}

/**
 * On a slow telephone a button is on the screen before the script that answers it: what was pressed
 * meanwhile is kept, and pressed again by the page's entry once it listens.
 */
const earlyClickScript = (nonce: string): string =>
  `<script nonce="${nonce}">{const early=window.earlyClick={listen(e){const b=e.target.closest("button");` +
  `if(b){e.preventDefault();early.button=b}}};addEventListener("click",early.listen,true)}</script>`;

const nonceOf = (reply: FastifyReply): string => reply.cspNonce?.script ?? "";
const originOf = ({ request }: FastifyReply): string => `${request.protocol}://${request.host}`;

/** A shell is the same for everybody: who may see it is decided before, by the gate of /app. */
function serveShell(
  app: FastifyInstance,
  source: WebSource,
  { name, urls }: { name: ShellName; urls: string[] },
): void {
  for (const url of urls)
    app.get(url, async (request, reply) => {
      const html = await source.shell(name, { url: request.url, nonce: nonceOf(reply) });
      return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(html);
    });
}

async function openBuild(app: FastifyInstance): Promise<WebSource> {
  const client = path.join(DIST, "client");
  const manifest: Manifest = JSON.parse(await readBuilt(path.join(client, ".vite/manifest.json")));
  const entry = path.join(DIST, "server/entry-server.js");
  const renderer: Renderer = await import(pathToFileURL(entry).href);
  const shells = {
    app: await readBuilt(path.join(client, "app.html")),
    admin: await readBuilt(path.join(client, "admin.html")),
  };
  await serveBuilt(app, client);
  return {
    renderer: async () => renderer,
    assets: pageAssets(manifest),
    shell: async (name) => shells[name],
  };
}

async function readBuilt(file: string): Promise<string> {
  return readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`${file} is missing: run "npm run build" first`, { cause });
  });
}

/** Files under /assets/ carry their hash in their name and never change; the others may. */
async function serveBuilt(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(client, "assets"),
    prefix: "/assets/",
    immutable: true,
    maxAge: "365d",
    index: false,
  });
  const files = await readdir(client, { withFileTypes: true });
  // Drawings keep their names: a browser asks for them once a day.
  for (const { name } of files.filter((file) => file.isDirectory() && file.name !== "assets"))
    await app.register(fastifyStatic, {
      root: path.join(client, name),
      prefix: `/${name}/`,
      maxAge: "1d",
      index: false,
      decorateReply: false,
    });
  for (const { name } of files.filter((file) => file.isFile() && !file.name.endsWith(".html")))
    app.get(`/${name}`, async (_request, reply) =>
      reply.header("cache-control", "no-cache").sendFile(name, client, { cacheControl: false }),
    );
}

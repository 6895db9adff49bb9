/** Pages and shells from the files that `npm run build` wrote. */
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pageAssets, type Manifest } from "./manifest.ts";
import type { Renderer, WebSource } from "./source.ts";

/** Opens `dist/` of the project at `root` and serves its static files. */
export async function openBuild(app: FastifyInstance, root: string): Promise<WebSource> {
  const dist = path.join(root, "dist");
  const client = path.join(dist, "client");
  const manifest: Manifest = JSON.parse(await readBuilt(path.join(client, ".vite/site.json")));
  const entry = path.join(dist, "server/entry-server.js");
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

/** What reads HEIC photos is compiled for the browser's machine: this worker may run such code, and do nothing else. */
const READER = /^heic-worker-[\w-]+\.js/;
const READER_CSP = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Files under /assets/ carry their hash in their name and never change; the others may. */
async function serveBuilt(app: FastifyInstance, client: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(client, "assets"),
    // By its own route the library lists the whole folder for each request, to compare how the name is spelt.
    serve: false,
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
    setHeaders: (reply, file) => {
      if (READER.test(path.basename(file))) reply.header("content-security-policy", READER_CSP);
    },
  });
  app.get<{ Params: { file: string } }>("/assets/:file", async ({ params }, reply) =>
    reply.sendFile(params.file),
  );
  const files = (await readdir(client, { withFileTypes: true })).filter(
    // `.vite` holds the manifest of the build, which no browser needs.
    ({ name }) => !name.startsWith("."),
  );
  // Drawings keep their names: a browser asks for them once a day. A letter read on a web mail shows them too.
  for (const { name } of files.filter((file) => file.isDirectory() && file.name !== "assets"))
    await app.register(fastifyStatic, {
      root: path.join(client, name),
      prefix: `/${name}/`,
      maxAge: "1d",
      index: false,
      setHeaders: (reply) => reply.header("cross-origin-resource-policy", "cross-origin"),
      decorateReply: false,
    });
  for (const { name } of files.filter((file) => file.isFile() && !file.name.endsWith(".html")))
    app.get(`/${name}`, async (_request, reply) =>
      reply.header("cache-control", "no-cache").sendFile(name, client, { cacheControl: false }),
    );
}

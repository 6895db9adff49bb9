import fastify, { type FastifyInstance } from "fastify";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryDataDir } from "../database/throw-away.ts";
import { openBuild } from "./build.ts";

const SCRIPT = "const atelier = 1;";
const PRESSED = Buffer.from("the same, compressed");

/** Only what `openBuild` reads: the sizes of the real files are measured elsewhere. */
const FILES: Record<string, string | Buffer> = {
  "client/.vite/site.json": "{}",
  "client/app.html": "<title>Établi</title>",
  "client/admin.html": "<title>Administration</title>",
  "client/sw.js": "// service worker",
  "client/assets/office-1.js": SCRIPT,
  "client/assets/office-1.js.br": PRESSED,
  "client/assets/heic-worker-1.js": SCRIPT,
  "server/entry-server.js": "export const render = () => '';",
};

const root = temporaryDataDir();
let app: FastifyInstance;

beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(root, "dist", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  app = fastify();
  await openBuild(app, root);
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

it("an asset is kept by the browser for good, and comes compressed to who reads that", async () => {
  const plain = await get("/assets/office-1.js");
  expect(plain.body).toBe(SCRIPT);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  const pressed = await get("/assets/office-1.js", { "accept-encoding": "gzip, br" });
  expect(pressed.rawPayload).toEqual(PRESSED);
  expect(pressed.headers["content-encoding"]).toBe("br");
  for (const { headers } of [plain, pressed]) {
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/^\w+\/javascript/);
    expect(headers["vary"]).toContain("accept-encoding");
  }
  const known = await get("/assets/office-1.js", { "if-none-match": String(plain.headers.etag) });
  expect(known.statusCode).toBe(304);
});

it("only its head is sent to who asks for the head", async () => {
  const head = await app.inject({ method: "HEAD", url: "/assets/office-1.js" });
  expect([head.statusCode, head.body]).toEqual([200, ""]);
});

it("the worker that reads photos of some telephones may run compiled code, no other script", async () => {
  const worker = await get("/assets/heic-worker-1.js");
  expect(worker.headers["content-security-policy"]).toContain("'wasm-unsafe-eval'");
  const office = await get("/assets/office-1.js");
  expect(office.headers["content-security-policy"]).toBeUndefined();
});

it.each([
  "/assets/",
  "/assets/unknown-1.js",
  "/assets/../app.html",
  "/assets/..%2fapp.html",
  "/assets/%2e%2e%2fapp.html",
  "/assets/..%5capp.html",
  "/assets/%2e%2e%2f%2e%2e%2fserver%2fentry-server.js",
  "/assets/%00",
])("%s gives no file", async (url) => {
  const answer = await get(url);
  expect([400, 403, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toContain("Établi");
  expect(answer.body).not.toContain("render");
});

it("the service worker is asked for again each time", async () => {
  const worker = await get("/sw.js");
  expect(worker.headers["cache-control"]).toBe("no-cache");
});

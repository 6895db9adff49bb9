import { once } from "node:events";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { readConfig } from "./config.ts";
import { browserErrors } from "./http/browser-errors.ts";
import { createHttp, type HttpOptions } from "./http.ts";
import { openLog } from "./log.ts";

const database = testDatabase();
const config = readConfig({ LOG_LEVEL: "info" });

async function openApp(showProblem: HttpOptions["showProblem"]) {
  const lines: string[] = [];
  const log = openLog("info", (line) => lines.push(line));
  const app = await createHttp({ config, database, log, showProblem });
  app.get("/suivi/:sheetid", () => {
    throw new Error("the template is broken");
  });
  return { app, lines };
}

test("when the page of an error fails too, a page still says so and leads home", async () => {
  const { app } = await openApp(() => Promise.reject(new Error("this one as well")));
  const response = await app.inject({ url: "/suivi/secret", headers: { accept: "text/html" } });
  expect(response.statusCode).toBe(500);
  expect(response.body).toContain("Une erreur est survenue");
  expect(response.body).toContain('href="/"');
  expect(response.body).not.toContain("broken");
  expect(response.body).toContain(`Référence de l’incident : ${idOf(response)}`);
});

const idOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers["x-request-id"]);

test("a failure has one reference: in the answer, in its headers and in the log", async () => {
  const { app, lines } = await openApp((_request, reply) => Promise.resolve(reply.send("erreur")));
  app.post("/envoi", () => {
    throw new Error("the template is broken");
  });
  const given = { "x-request-id": "chosen-by-the-visitor" };
  const response = await app.inject({ method: "POST", url: "/envoi", headers: given });
  const { reference } = response.json<{ reference: string }>();
  expect(reference).toMatch(/^\w{5}-\w{5}$/);
  expect(idOf(response)).toBe(reference);
  const logged = lines
    .map((line) => JSON.parse(line))
    .map(({ msg, request_id }) => [msg, request_id]);
  expect(logged).toEqual([
    ["request failed", reference],
    ["request", reference],
  ]);
  const lost = await app.inject({ method: "POST", url: "/absente" });
  expect(lost.json()).not.toHaveProperty("reference");
});

test("an address that cannot be decoded is answered with the page of an error", async () => {
  const { app } = await openApp((_request, reply) => Promise.resolve(reply.send("la page")));
  const response = await app.inject({ url: "/%E0%A4%A", headers: { accept: "text/html" } });
  expect([response.statusCode, response.body]).toEqual([400, "la page"]);
});

test("a log line names the route and the time it took, never the secret of a public link", async () => {
  const { app, lines } = await openApp((_request, reply) => Promise.resolve(reply.send("erreur")));
  await app.inject({
    url: "/suivi/un-lien-secret?telephone=0639981234",
    remoteAddress: "203.0.113.8",
  });
  const request = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "request");
  expect(request).toMatchObject({
    method: "GET",
    route: "/suivi/:sheetid",
    status: 500,
    ip: "203.0.113.8",
  });
  expect(request.ms).toBeGreaterThanOrEqual(0);
  expect(lines.join("")).not.toMatch(/un-lien-secret|0639981234/);
});

test("a wire on which nothing passes is cut", async () => {
  const { app } = await openApp((_request, reply) => Promise.resolve(reply.send("erreur")));
  app.post("/envoi", () => "reçu");
  const address = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  expect(app.server.timeout).toBe(120_000);
  app.server.setTimeout(200);
  const wire = connect(Number(address.port), address.hostname);
  const head = ["POST /envoi HTTP/1.1", "Host: localhost", "Content-Type: text/plain"];
  wire.write([...head, "Content-Length: 100", "", "à suivre"].join("\r\n"));
  // Left alone, the wire would stay open longer than this test may last.
  await once(wire.resume(), "close");
  await app.close();
});

test("a body that drips for an hour is cut as well", async () => {
  const { app } = await openApp((_request, reply) => Promise.resolve(reply.send("erreur")));
  await app.ready();
  expect(app.server.requestTimeout).toBe(3_600_000);
  await app.close();
});

test("what needs the database when it gives no connection is asked to come again, in French", async () => {
  const { app } = await openApp((_request, reply) => Promise.resolve(reply.send("erreur")));
  app.post("/envoi", () => {
    throw Object.assign(new Error("no connection to the database"), { statusCode: 503 });
  });
  const response = await app.inject({ method: "POST", url: "/envoi" });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(response.json()).toEqual({
    refused: "failure",
    message: "Le service est très demandé, ou redémarre. Réessayez dans quelques secondes.",
    reference: idOf(response),
  });
});

test("a limit counts the account that is signed in, and the network only without one", async () => {
  const { app } = await openApp((_request, reply) => Promise.resolve(reply.send("erreur")));
  app.addHook("onRequest", async (request) => {
    request.accountId = String(request.headers["x-test-account"] ?? "") || undefined;
  });
  app.get("/envoi", { config: { rateLimit: { max: 1, timeWindow: 60_000 } } }, () => "reçu");
  const ask = async (account: string) => {
    const response = await app.inject({ url: "/envoi", headers: { "x-test-account": account } });
    return [response.statusCode, response.headers["retry-after"] !== undefined];
  };
  expect(await ask("")).toEqual([200, false]);
  expect(await ask("")).toEqual([429, true]);
  expect(await ask("marc")).toEqual([200, false]);
  expect(await ask("karim")).toEqual([200, false]);
  expect(await ask("marc")).toEqual([429, true]);
});

test("reports of browsers are limited, for anybody may send them", async () => {
  const { app } = await openApp((_request, reply) => Promise.resolve(reply.send("erreur")));
  browserErrors(app);
  const payload = { message: "x is undefined", path: "/app" };
  const response = await app.inject({ method: "POST", url: "/api/v1/errors", payload });
  expect([response.statusCode, response.headers["x-ratelimit-limit"]]).toEqual([204, "20"]);
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("an answer is compressed by %s, and one of a usual size in one call", async (name, opened) => {
  const { app } = await openApp((_request, reply) => Promise.resolve(reply.send("erreur")));
  app.get("/page/:size", ({ params }, reply) =>
    reply.type("text/html").send("é".repeat(Number(Object(params).size) / 2)),
  );
  const ask = (size: number) =>
    app.inject({ url: `/page/${size}`, headers: { "accept-encoding": name } });
  const [short, usual, long] = await Promise.all([ask(1_000), ask(50_000), ask(1_000_000)]);
  expect(short.headers["content-encoding"]).toBeUndefined();
  for (const [answer, size] of [
    [usual, 50_000],
    [long, 1_000_000],
  ] as const) {
    expect(answer.headers).toMatchObject({
      "content-encoding": name,
      vary: expect.stringContaining("accept-encoding"),
    });
    expect(opened(answer.rawPayload).toString()).toBe("é".repeat(size / 2));
  }
  // Its length is known before it leaves: a long one is streamed.
  expect(usual.headers["content-length"]).toBe(String(usual.rawPayload.length));
  expect(long.headers["content-length"]).toBeUndefined();
});

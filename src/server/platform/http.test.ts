import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { readConfig } from "./config.ts";
import { createHttp } from "./http.ts";
import { quietLog } from "./log.ts";

const database = testDatabase();
let app: FastifyInstance;
beforeAll(async () => {
  app = await createHttp({
    config: readConfig({ LOG_LEVEL: "silent", TRUST_PROXY: "loopback" }),
    database,
    log: quietLog,
    showProblem: async (_request, reply, status) => reply.send(`page ${status}`),
  });
  app.get("/", (request) => request.host);
  const twice = { config: { rateLimit: { max: 2, timeWindow: 60_000 } } };
  app.get("/limited", twice, () => "ouvert");
  await app.ready();
});
afterAll(() => app.close());

test.each([
  ["localhost:3000", 200],
  ["atelier.example", 200],
  ["192.168.1.20:3000", 200],
  ["[::1]:3000", 200],
  ['"><script>alert(1)</script>', 400],
  ["etabli.example/@evil.example", 400],
  ["a b", 400],
  ["etabli.example:99999999", 400],
])("a request for the host %s is answered %i", async (host, status) => {
  expect((await app.inject({ url: "/", headers: { host } })).statusCode).toBe(status);
  const forwarded = { host: "localhost:3000", "x-forwarded-host": host };
  expect((await app.inject({ url: "/", headers: forwarded })).statusCode).toBe(status);
});

test("a limit counts the network of a subscriber, not each of its addresses", async () => {
  const ask = (remoteAddress: string) => app.inject({ url: "/limited", remoteAddress });
  const codes = [];
  for (const end of ["1", "2", "3"]) codes.push((await ask(`2001:db8:9:9::${end}`)).statusCode);
  expect(codes).toEqual([200, 200, 429]);
  expect((await ask("2001:db8:9:a::1")).statusCode).toBe(200);
});

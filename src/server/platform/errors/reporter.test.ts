import fc from "fast-check";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { imitateService, type ImitatedService } from "../../../../test/service.ts";
import { openLog } from "../log.ts";
import { browserErrors } from "../http/browser-errors.ts";
import { readDsn } from "./dsn.ts";
import { createErrorReporter, type ErrorReporter } from "./reporter.ts";

const RELEASE = "etabli@1.2.0+0a1b2c3";
const LIMITS = { timeout: 60_000, pause: 60_000, again: 60_000 };
let service: ImitatedService | undefined;
afterEach(() => service?.close());

/** A service that answers this, and a log whose faults are sent to it. */
async function open(status = 200, limits = LIMITS) {
  const imitated = await imitateService((_asked, response) => response.writeHead(status).end("{}"));
  service = imitated;
  const dsn = readDsn(imitated.url.replace("http://", "http://cle@") + "/42");
  const reporter = createErrorReporter({ service: dsn, release: RELEASE }, limits);
  return { ...logTo(reporter), asked: imitated.asked, reporter };
}
const logTo = (reporter: ErrorReporter) => ({
  log: openLog(
    "info",
    () => undefined,
    (fault) => reporter.report(fault),
  ),
});
const eventIn = (body = "") => JSON.parse(body.split("\n")[2] ?? "");

test("an error of the log is sent in Sentry’s envelope, with its release and its route", async () => {
  const { log, asked, reporter } = await open();
  const err = new TypeError("x is undefined");
  log.error({ err, route: "/api/v1/repairs/:id" }, "request failed");
  await reporter.stop();
  expect(asked).toMatchObject([{ method: "POST", url: "/api/42/envelope/" }]);
  const [head, item, event] = (asked[0]?.body ?? "")
    .split("\n")
    .slice(0, 3)
    .map((line) => JSON.parse(line));
  expect(head.event_id).toMatch(/^[0-9a-f]{32}$/);
  expect(item).toEqual({ type: "event", content_type: "application/json" });
  expect(event).toMatchObject({
    event_id: head.event_id,
    platform: "node",
    level: "error",
    release: RELEASE,
    transaction: "/api/v1/repairs/:id",
    tags: { log: "request failed" },
    exception: { values: [{ type: "TypeError", value: "x is undefined" }] },
  });
  expect(event.exception.values[0].stacktrace.frames.at(-1)).toMatchObject({
    filename: "src/server/platform/errors/reporter.test.ts",
    lineno: expect.any(Number),
  });
});

test("what a browser told is sent too, with its page", async () => {
  const { log, asked, reporter } = await open();
  const app = Fastify({ loggerInstance: log });
  browserErrors(app);
  const stack =
    "TypeError: x\n    at Slots (https://etabli.example/assets/slots-Cx5zAb12.js:1:204)";
  const payload = { page: "booking", message: "x is undefined", stack };
  await app.inject({ method: "POST", url: "/api/v1/errors", payload });
  await app.close();
  await reporter.stop();
  expect(asked.map(({ body }) => eventIn(body))).toMatchObject([
    {
      platform: "javascript",
      level: "warning",
      transaction: "page booking",
      exception: {
        values: [
          {
            value: "x is undefined",
            stacktrace: { frames: [{ function: "Slots", filename: "assets/slots-Cx5zAb12.js" }] },
          },
        ],
      },
    },
  ]);
});

test("no e-mail, telephone or secret leaves, wherever the error holds it", async () => {
  const { log, asked, reporter } = await open(200, { ...LIMITS, again: 0 });
  const secret = fc.string({
    unit: fc.constantFrom(..."abcdefghijkmnpqrstuvwxyz23456789".split("")),
    minLength: 22,
    maxLength: 22,
  });
  const person = fc.record({ email: fc.emailAddress(), secret });
  await fc.assert(
    fc.asyncProperty(person, async (it) => {
      const told = `${it.email} https://etabli.example/quote/${it.secret}?t=${it.secret} 06 39 98 12 34`;
      const err = new Error(told, { cause: new Error(told) });
      err.name = it.email;
      err.stack = `Error: ${told}\n    at f (https://etabli.example/suivi/${it.secret}:1:2)\n${it.secret}@x:1:2`;
      asked.length = 0;
      log.error({ err }, "request failed");
      await reporter.stop();
      expect(asked).toHaveLength(1);
      for (const value of [it.email, it.secret, "39 98 12"])
        expect(asked[0]?.body).not.toContain(value);
    }),
    { numRuns: 50 },
  );
});

test("an error that comes again is sent once, another one beside it", async () => {
  const { log, asked, reporter } = await open();
  for (let turn = 0; turn < 20; turn++) log.error(new Error(`row ${turn} is lost`));
  log.error(new Error("another"));
  log.warn("only a warning");
  await reporter.stop();
  expect(asked.map(({ body }) => eventIn(body).exception.values[0].value)).toEqual([
    "row 0 is lost",
    "another",
  ]);
});

test("a service that is away loses the errors, not the time of who reports them", async () => {
  const { log, asked, reporter } = await open(503);
  for (const kind of ["first", "second", "third"]) log.error(new Error(kind));
  await reporter.stop();
  log.error(new Error("later"));
  await reporter.stop();
  expect(asked).toHaveLength(1);
});

test("a service that never answers holds neither an answer nor the end", async () => {
  service = await imitateService(() => undefined);
  const dsn = readDsn(service.url.replace("http://", "http://cle@") + "/42");
  const limits = { ...LIMITS, timeout: 50 };
  const reporter = createErrorReporter({ service: dsn, release: RELEASE }, limits);
  for (let turn = 0; turn < 500; turn++)
    logTo(reporter).log.error(new Error(`kind ${"x".repeat(turn)}`));
  await reporter.stop();
  expect(service.asked.length).toBeLessThanOrEqual(1);
});

test("nothing is sent without a service", async () => {
  const reporter = createErrorReporter({ service: undefined, release: RELEASE });
  logTo(reporter).log.error(new Error("x"));
  await expect(reporter.stop()).resolves.toBeUndefined();
});

import Fastify from "fastify";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openLog } from "../log.ts";
import { browserErrors } from "./browser-errors.ts";

const FAULT = { message: "x is undefined", stack: "at Sheet", path: "/app/sheet/0190a5c2-7f31" };
const ON_PAGE = { message: "x is undefined", stack: "at Slots", page: "booking" };

async function report(payload: unknown, account = "marc") {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: openLog("info", (line) => lines.push(line)) });
  app.decorateRequest("accountId", undefined);
  app.addHook("onRequest", async (request) => {
    request.accountId = account || undefined;
  });
  browserErrors(app);
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/v1/errors",
    headers: { "content-type": "application/json" },
    payload: JSON.stringify(payload),
  });
  await app.close();
  const logged = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === "browser");
  return { statusCode, logged };
}

test.each([
  ["of the office, with the pattern of its screen", FAULT, "marc", "/app/sheet/:id"],
  ["of a public page, with its id", ON_PAGE, "", "page booking"],
  ["of the office without a session, which is the sign-in", FAULT, "", "page sign-in"],
])("what failed in a browser is a warning of the log: %s", async (_, payload, account, route) => {
  const { statusCode, logged } = await report(payload, account);
  expect(statusCode).toBe(204);
  const { message, stack } = payload;
  expect(logged).toMatchObject([{ level: 40, msg: "browser error", message, stack, route }]);
  expect(logged[0]).not.toHaveProperty("path");
});

test("a long error is cut, and what the form does not know is left out", async () => {
  const { logged } = await report({ ...FAULT, stack: "x ".repeat(6_000), email: "a@example.org" });
  expect(logged[0].stack).toHaveLength(4_000);
  expect(logged[0]).not.toHaveProperty("email");
});

test("what belongs to a person is masked before it is logged", async () => {
  await fc.assert(
    fc.asyncProperty(fc.emailAddress(), fc.uuid(), async (email, secret) => {
      const message = `refused ${email} at https://etabli.example/suivi/${secret}`;
      const { logged } = await report({ ...ON_PAGE, message, stack: message });
      expect(JSON.stringify(logged)).not.toContain(email);
      expect(JSON.stringify(logged)).not.toContain(secret);
    }),
    { numRuns: 20 },
  );
});

test.each([
  [
    "a page of a client, whose path is a secret",
    { ...FAULT, path: "/suivi/Rc_XyVlFgCyEfqUiz5eopw" },
  ],
  ["a path with a query", { ...FAULT, path: "/app?token=1" }],
  ["a page that is no id", { ...ON_PAGE, page: "<script>" }],
  ["neither a screen nor a page", { message: "x" }],
  ["no message", { ...FAULT, message: " " }],
  ["no object", "x"],
  ["null", null],
])("%s is refused and not logged", async (_, payload) => {
  const { statusCode, logged } = await report(payload);
  expect([statusCode, logged]).toEqual([422, []]);
});

import Fastify from "fastify";
import { expect, test } from "vitest";
import { openLog } from "../log.ts";
import { browserErrors } from "./browser-errors.ts";

const FAULT = { message: "x is undefined", stack: "at Sheet", path: "/app/sheet/0190a5c2-7f31" };

async function report(payload: unknown) {
  const lines: string[] = [];
  const app = Fastify({ loggerInstance: openLog("info", (line) => lines.push(line)) });
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

test("what failed in a browser is a warning of the log, with its screen", async () => {
  const { statusCode, logged } = await report(FAULT);
  expect(statusCode).toBe(204);
  expect(logged).toMatchObject([{ level: 40, msg: "browser error", ...FAULT }]);
});

test("a long error is cut, and what the form does not know is left out", async () => {
  const { logged } = await report({ ...FAULT, stack: "x".repeat(10_000), email: "a@example.org" });
  expect(logged[0].stack).toHaveLength(4_000);
  expect(logged[0]).not.toHaveProperty("email");
});

test.each([
  [
    "a page of a client, whose path is a secret",
    { ...FAULT, path: "/suivi/Rc_XyVlFgCyEfqUiz5eopw" },
  ],
  ["a path with a query", { ...FAULT, path: "/app?token=1" }],
  ["no message", { ...FAULT, message: " " }],
  ["no object", "x"],
  ["null", null],
])("%s is refused and not logged", async (_, payload) => {
  const { statusCode, logged } = await report(payload);
  expect([statusCode, logged]).toEqual([422, []]);
});

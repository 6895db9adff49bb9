import { expect, it } from "vitest";
import { openLog } from "./log.ts";

function capture(level: Parameters<typeof openLog>[0]) {
  const lines: Record<string, unknown>[] = [];
  return { lines, log: openLog(level, (line) => lines.push(JSON.parse(line))) };
}

it("writes one line of JSON with the fields of its child and its message", () => {
  const { lines, log } = capture("info");
  log.child({ reqId: "r1" }).info({ ms: 12 }, "request done");
  expect(lines).toEqual([
    { level: 30, time: expect.any(Number), reqId: "r1", ms: 12, msg: "request done" },
  ]);
});

it("drops what is under its level", () => {
  const { lines, log } = capture("warn");
  log.info("quiet");
  log.warn("loud");
  expect(lines.map((line) => line.msg)).toEqual(["loud"]);
});

it("keeps the message, the code and the stack of an error", () => {
  const { lines, log } = capture("info");
  log.error(Object.assign(new Error("broken"), { code: "ECONNRESET" }));
  log.error({ err: new TypeError("nested") }, "while saving");
  expect(lines[0]).toMatchObject({
    level: 50,
    msg: "broken",
    err: { code: "ECONNRESET", message: "broken" },
  });
  expect(lines[1]).toMatchObject({
    msg: "while saving",
    err: { type: "TypeError", message: "nested" },
  });
});

it("says what the database refused without saying whose it was", () => {
  const { lines, log } = capture("info");
  const refused = Object.assign(new Error("new row violates check constraint"), {
    code: "23514",
    constraint: "client_email_check",
    detail: "Failing row contains (DUPONT, Marie, +33639981234).",
    where: "SQL statement « update … DUPONT »",
  });
  log.error({ err: refused }, "request failed");
  log.error(new AggregateError([refused], "both failed"));
  expect(JSON.stringify(lines)).not.toMatch(/DUPONT|0639|\+336/);
  expect(lines[0]).toMatchObject({ err: { code: "23514", constraint: "client_email_check" } });
});

import { expect, test } from "vitest";
import type { ImportProgress } from "../../../../domain/client/import/progress.ts";
import { lastOf } from "./requests.ts";

const REPORT = {
  import_id: "01990000-0000-7000-8000-00000000000a",
  created: 2,
  updated: 0,
  unchanged: 0,
  faulty: 1,
  aside: 0,
  faults: [{ line: 3, column: "phone", message: "«\u202f12\u202f» n’est pas un numéro." }],
};
const half: ImportProgress = { phase: "reading", done: 1, all: 2 };
const whole: ImportProgress = { phase: "comparing", done: 2, all: 2 };

/** An answer that comes in pieces, cut wherever the network cuts it. */
function coming(text: string, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size)
        controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}
const linesOf = (...values: unknown[]) =>
  values.map((value) => `${JSON.stringify(value)}\n`).join("");

async function told(text: string, size = 1_000) {
  const steps: ImportProgress[] = [];
  return { outcome: await lastOf(coming(text, size), (step) => steps.push(step)), steps };
}

test.each([1, 2, 7, 1_000])(
  "how far it is is told as it comes, and the report is last, cut every %d bytes",
  async (size) => {
    expect(await told(linesOf(half, whole, REPORT), size)).toEqual({
      outcome: REPORT,
      steps: [half, whole],
    });
  },
);

test("a report without an end of line is read too", async () => {
  expect((await told(linesOf(half, REPORT).trimEnd())).outcome).toEqual(REPORT);
});

test.each<[string, string, string]>([
  ["the server's own sentence", linesOf(half, { refused: "bad-input", message: "Non." }), "Non."],
  ["an answer cut before its end", linesOf(half, whole), "ne répond pas"],
  ["no answer at all", "", "ne répond pas"],
  ["a report from another time", linesOf({ created: "two" }), "ne répond pas"],
])("%s is what stopped the import", async (_, text, said) => {
  expect((await told(text)).outcome).toEqual({ problem: expect.stringContaining(said) });
});

test("what is no JSON fails for whoever asked, who says that the server does not answer", async () => {
  await expect(told("<html>")).rejects.toThrow();
});

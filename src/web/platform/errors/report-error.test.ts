import { afterEach, expect, test, vi } from "vitest";

const sent: { message: string; stack: string; path: string }[] = [];

/** The module keeps what it reported: each test loads it anew, in a page of the office. */
async function openPage() {
  sent.length = 0;
  vi.resetModules();
  vi.stubGlobal("location", { pathname: "/app/agenda" });
  vi.stubGlobal("console", { ...console, error: () => undefined });
  vi.stubGlobal("fetch", async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    throw new TypeError("Failed to fetch");
  });
  return (await import("./report-error.ts")).reportError;
}
afterEach(() => vi.unstubAllGlobals());

test("a fault is sent once, with its screen, even when it comes again", async () => {
  const reportError = await openPage();
  const fault = new Error("x is undefined");
  reportError(fault);
  reportError(fault);
  expect(sent).toEqual([
    { message: "x is undefined", stack: fault.stack?.slice(0, 4_000), path: "/app/agenda" },
  ]);
});

test("what is thrown may be anything, and is cut", async () => {
  const reportError = await openPage();
  for (const thrown of ["lost", undefined, { a: 1 }, new Error("y".repeat(2_000))])
    reportError(thrown);
  expect(sent.map(({ message }) => message.slice(0, 20))).toEqual([
    "lost",
    "undefined",
    "[object Object]",
    "y".repeat(20),
  ]);
  expect(sent.at(-1)?.message).toHaveLength(500);
});

test("a screen that fails in a loop is reported ten times at most", async () => {
  const reportError = await openPage();
  for (let turn = 0; turn < 50; turn++) reportError(new Error(`fault ${turn}`));
  expect(sent).toHaveLength(10);
});

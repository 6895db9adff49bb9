import { afterEach, expect, test, vi } from "vitest";
import { reachOf } from "./email-check.ts";

afterEach(() => vi.unstubAllGlobals());

/** The wire, imitated: what the server says, or its silence. */
const answers = (body: string, status = 200) =>
  vi.stubGlobal("fetch", async () => new Response(body, { status }));

test.each([
  ["safe", '{"is_reachable":"safe"}', 200],
  ["invalid", '{"is_reachable":"invalid"}', 200],
  ["unknown", '{"refused":"not-signed-in"}', 401],
  ["unknown", "<html>", 200],
  ["unknown", '{"is_reachable":3}', 200],
  ["unknown", "", 500],
])("the check says %s when the server answers %s with %i", async (reach, body, status) => {
  answers(body, status);
  expect(await reachOf("marie@example.org")).toBe(reach);
});

test("without a line the check says unknown", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  expect(await reachOf("marie@example.org")).toBe("unknown");
});

test("the address is asked by the specified name", async () => {
  let asked: RequestInit | undefined;
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    asked = init;
    return new Response('{"is_reachable":"safe"}');
  });
  await reachOf("marie@example.org");
  expect(asked).toMatchObject({ method: "POST", body: '{"to_email":"marie@example.org"}' });
});

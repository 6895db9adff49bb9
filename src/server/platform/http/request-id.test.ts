import { expect, test } from "vitest";
import { requestIds } from "./request-id.ts";

const RELAY = "10.0.0.2";
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const idFrom = (proxies: Parameters<typeof requestIds>[0], given: string, from = RELAY) =>
  requestIds(proxies)({
    headers: { "x-request-id": given },
    socket: { remoteAddress: from },
  });
const OURS = /^[2-9a-z]{5}-[2-9a-z]{5}$/;

test.each([[1], [["10.0.0.0/8"]], [["uniquelocal"]]])(
  "a relay that is trusted (%s) names its requests",
  (proxies) => {
    expect(idFrom(proxies, TRACE)).toBe(TRACE);
    expect(idFrom(proxies, "1d3c0e6a-9a0b-4c39-8f53-6a2c1b0a7d11")).toHaveLength(36);
  },
);

test.each([
  ["no relay is trusted", false, TRACE],
  ["another is", ["192.0.2.1"], TRACE],
  ["it is too short to be alone", 1, "1"],
  ["it is too long", 1, "a".repeat(65)],
  ["it would forge the log", 1, 'a1234567","level":50'],
  ["it would forge the page", 1, "<b>12345678</b>"],
] as const)("a name is ours when %s", (_, proxies, given) => {
  expect(idFrom(typeof proxies === "object" ? [...proxies] : proxies, given)).toMatch(OURS);
});

test("ten thousand names of ours are all different", () => {
  const names = Array.from({ length: 10_000 }, () => idFrom(false, ""));
  expect(new Set(names).size).toBe(10_000);
});

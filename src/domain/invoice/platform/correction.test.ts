import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import { correctionOf, type Carried, type Correction } from "./correction.ts";

const said = (...codes: number[]): Carried["statuses"] =>
  codes.map((code, index) => ({
    message_id: `m${index}`,
    code,
    reason_code: "",
    reason: "",
    amount: null,
    at: instant(`2026-12-0${index + 1}T09:00:00Z`),
  }));

test.each<[string, Carried["state"], number[], Correction]>([
  ["that no platform carries needs nothing", undefined, [], "none"],
  ["on its way needs nothing", "waiting", [], "none"],
  ["whose checks are not over needs nothing", "sent", [], "none"],
  ["that no platform took was never received", "failed", [], "internal"],
  ["that was deposited needs nothing", "sent", [200, 202], "none"],
  ["that the platform rejected was never received", "sent", [213], "internal"],
  ["that was deposited, then rejected, was never received", "sent", [200, 213], "internal"],
  ["whose client has no address was never received", "sent", [200, 221], "internal"],
  ["that could not be read was never received", "sent", [501], "internal"],
  ["that the client refused is credited to them", "sent", [200, 202, 210], "credit"],
  ["that the client disputes is talked about first", "sent", [200, 202, 207], "none"],
  ["that was paid needs nothing", "sent", [200, 212], "none"],
])("an invoice %s", (_, state, codes, correction) => {
  expect(correctionOf({ state, statuses: said(...codes) })).toBe(correction);
});

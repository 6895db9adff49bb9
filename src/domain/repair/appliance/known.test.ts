import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import { addAppliance, collectAppliances, type OwnedAppliance } from "./known.ts";
import { newAppliance } from "./new.ts";

const appliance = (id: string, facts: Partial<OwnedAppliance> = {}): OwnedAppliance => ({
  ...newAppliance({ kind_id: "lave-linge", brand: "Bosch", ...facts, id, created_at: AT }),
  client_id: facts.client_id ?? "marie",
  purchased_on: null,
});
const AT = instant("2026-11-23T09:00:00Z");

/** What a line that describes `other` does to a shop that knows `first`. */
function outcome(first: Partial<OwnedAppliance>, other: Partial<OwnedAppliance>): string {
  const known = collectAppliances([appliance("known", first)]);
  addAppliance(known, appliance("new", other));
  if (known.created.size > 0) return "created";
  return known.filled.size > 0
    ? `filled ${JSON.stringify(known.filled.get("known"))}`
    : "unchanged";
}

test.each<[string, Partial<OwnedAppliance>, Partial<OwnedAppliance>, string]>([
  [
    "the same serial number, however it is typed",
    { serial: "FD 99-12" },
    { serial: "fd9912" },
    "unchanged",
  ],
  [
    "the same serial number at another client",
    { serial: "FD9912" },
    { serial: "FD9912", client_id: "paul" },
    "created",
  ],
  [
    "the same look, with a serial number that was missing",
    {},
    { serial: "FD9912" },
    'filled {"serial":"FD9912"}',
  ],
  ["the same look, but two serial numbers", { serial: "A1" }, { serial: "B2" }, "created"],
  ["the same look without any serial number", {}, {}, "unchanged"],
  ["another model", { model: "WAN28" }, { model: "WAX32" }, "created"],
])("%s", (_, first, other, expected) => {
  expect(outcome(first, other)).toBe(expected);
});

test("what a line gained is there for the next line", () => {
  const known = collectAppliances([appliance("known")]);
  addAppliance(known, appliance("one", { serial: "FD9912" }));
  addAppliance(known, appliance("two", { serial: "FD9912", name: "Du garage" }));
  expect(known.filled.get("known")).toEqual({ serial: "FD9912", name: "Du garage" });
  expect(known.created.size).toBe(0);
});

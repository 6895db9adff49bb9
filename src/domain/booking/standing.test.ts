import { expect, test } from "vitest";
import { checkStanding, type StandingRules } from "./standing.ts";

const RULES: StandingRules = { per_network: 3, acquaintance: "unknown" };
const KNOWN: StandingRules = { ...RULES, acquaintance: "known" };

test.each([
  ["nothing stands", { of_contact: 0, of_network: 0 }, RULES, undefined],
  ["two stand", { of_contact: 2, of_network: 2 }, RULES, undefined],
  ["the contact holds three", { of_contact: 3, of_network: 0 }, RULES, "too-many-bookings"],
  ["the network holds three", { of_contact: 0, of_network: 3 }, RULES, "too-many-from-network"],
  ["a known client shares that network", { of_contact: 0, of_network: 9 }, KNOWN, undefined],
  ["a known client holds three", { of_contact: 3, of_network: 0 }, KNOWN, "too-many-bookings"],
  [
    "a client whom only a link confirmed shares that network",
    { of_contact: 0, of_network: 3 },
    { ...RULES, acquaintance: "confirmed" },
    "too-many-from-network",
  ],
  [
    "networks are not limited",
    { of_contact: 0, of_network: 99 },
    { ...RULES, per_network: 0 },
    undefined,
  ],
] as const)("when %s", (_, standing, rules, word) => {
  expect(checkStanding(standing, rules)?.refused).toBe(word);
});

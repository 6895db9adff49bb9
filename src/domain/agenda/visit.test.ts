import { expect, test } from "vitest";
import { visitAddress } from "./visit.ts";

const address = (address_id: string, ...tags: string[]) => ({ address_id, tags });
const OFFICE = address("office", "facturation");
const HOME = address("home", "intervention");

test.each([
  ["the address of the visits", "Chez le client", [OFFICE, HOME], HOME],
  ["the only address, whatever it is for", "Chez le client", [OFFICE], OFFICE],
  ["no address when the client has none", "Chez le client", [], undefined],
  ["no address when the appliance comes to the workshop", "Atelier", [OFFICE, HOME], undefined],
])("a visit goes to %s", (_, where, addresses, expected) => {
  expect(visitAddress(where, addresses)).toBe(expected);
});

import { expect, test } from "vitest";
import { visitAddress } from "./visit.ts";

const address = (address_id: string, tag: string, lat: number | null = null) => ({
  address_id,
  tags: [tag],
  lat,
  lon: lat,
});
const OFFICE = address("office", "facturation");
const HOME = address("home", "intervention");
const MILL = address("mill", "intervention", 43.6);
const visit = (where: string, lat: number | null = null) => ({ where, lat, lon: lat });

test.each([
  ["the address of the visits", visit("Chez le client"), [OFFICE, HOME], HOME],
  ["the address of its position", visit("Chez le client", 43.6), [HOME, MILL], MILL],
  ["the only address, whatever it is for", visit("Chez le client"), [OFFICE], OFFICE],
  ["no address when the client has none", visit("Chez le client"), [], undefined],
  ["no address when the appliance comes to the workshop", visit("Atelier"), [HOME], undefined],
])("a visit goes to %s", (_, event, addresses, expected) => {
  expect(visitAddress(event, addresses)).toBe(expected);
});

import { expect, test } from "vitest";
import { HOME } from "../../../test/shop/home.ts";
import type { ClientContent } from "../client/client.ts";
import { clientChange } from "./client-change.ts";

const MARIE: ClientContent & { id: string } = {
  id: "c1",
  type: "Particulier",
  lastname: "DUPOND",
  firstname: "Marie",
  email: "marie@example.org",
  siren: "",
  vat_number: "",
  note: "",
  phones: [{ name: "Portable", number: "+33639981234" }],
  addresses: [HOME],
};
const named = { id: "c1", type: "Particulier", lastname: "DUPOND", firstname: "Marie" };

test.each<[Partial<ClientContent>, object]>([
  [{ lastname: "DUPONT" }, { to: { ...named, lastname: "DUPONT" }, parts: [] }],
  [
    { type: "Entreprise", siren: "732829320" },
    { to: { ...named, type: "Entreprise" }, parts: ["siren"] },
  ],
  [
    { email: "", note: "Sonner deux fois" },
    { to: named, parts: ["email", "note"] },
  ],
  [{ phones: [] }, { to: named, parts: ["phone"] }],
  [
    { addresses: [{ ...HOME, street: "12 allée des Peupliers" }] },
    { to: named, parts: ["address"] },
  ],
])("%j is written with the names before and after, and no other value", (change, expected) => {
  expect(clientChange(MARIE, { ...MARIE, ...change })).toEqual({
    type: "ClientChanged",
    payload: { from: named, ...expected },
  });
});

test("a change whose values are kept leads to them, and holds none of them", () => {
  const item = clientChange(MARIE, { ...MARIE, phones: [] }, "change-1");
  expect(item?.payload).toEqual({
    from: named,
    to: named,
    parts: ["phone"],
    change_id: "change-1",
  });
  expect(JSON.stringify(item)).not.toContain("39981234");
});

test("a record that says the same is no change, whatever the order of its keys", () => {
  const { city, ...rest } = HOME;
  expect(clientChange(MARIE, { ...MARIE, addresses: [{ city, ...rest }] })).toBeUndefined();
});

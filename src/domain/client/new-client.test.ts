import { expect, test } from "vitest";
import { isRefusal } from "../decision.ts";
import { parseNewClient } from "./new-client.ts";
import { parsePhone } from "./phone.ts";

const vidal = {
  id: "01990000-0000-7000-8000-0000000000c1",
  type: "Entreprise",
  lastname: " vidal ",
  firstname: "HÉLÈNE",
  email: " Helene.Vidal@Example.org",
  phones: [{ name: "Fix", number: "05 61 99 00 12" }],
  addresses: [
    { tags: ["intervention"], street: "8 allée des Peupliers", zip: "31700", city: "Blagnac" },
  ],
  note: "Sonner\ndeux fois.",
};

test("is filed as the shop files clients", () => {
  expect(parseNewClient(vidal, parsePhone)).toEqual({
    type: "Entreprise",
    lastname: "VIDAL",
    firstname: "Hélène",
    email: "helene.vidal@example.org",
    phones: [{ name: "Fix", number: "+33561990012" }],
    addresses: [
      {
        address_id: null,
        tags: ["intervention"],
        street: "8 allée des Peupliers",
        complement: "",
        zip: "31700",
        city: "Blagnac",
        country: "France",
        lat: null,
        lon: null,
      },
    ],
    note: "Sonner\ndeux fois.",
  });
});

test("needs no more than a last name", () => {
  expect(parseNewClient({ lastname: "Le Gall" }, parsePhone)).toEqual({
    type: "Particulier",
    lastname: "LE GALL",
    firstname: "",
    email: "",
    phones: [],
    addresses: [],
    note: "",
  });
});

test.each<[string, unknown, string]>([
  ["nothing", undefined, "client"],
  ["a list", [], "client"],
  ["no name", { ...vidal, lastname: " \u0000" }, "lastname"],
  ["a third type", { ...vidal, type: "Robot" }, "type"],
  ["a wrong e-mail", { ...vidal, email: "vidal@" }, "email"],
  ["a wrong phone", { ...vidal, phones: [{ number: "12" }] }, "phones.0.number"],
  ["a pager", { ...vidal, phones: [{ name: "Pager", number: "0561990012" }] }, "phones.0.name"],
  ["eleven phones", { ...vidal, phones: Array(11).fill(vidal.phones[0]) }, "phones"],
  [
    "an address for holidays",
    { ...vidal, addresses: [{ tags: ["vacances"] }] },
    "addresses.0.tags.0",
  ],
  ["an address beyond the pole", { ...vidal, addresses: [{ lat: 100 }] }, "addresses.0.lat"],
  ["10,001 characters of note", { ...vidal, note: "x".repeat(10_001) }, "note"],
])("%s is refused in French on its field", (_, value, field) => {
  const parsed = parseNewClient(value, parsePhone);
  expect(isRefusal(parsed) && parsed.detail[field]).toMatch(/^\p{Lu}.*\.$/u);
});

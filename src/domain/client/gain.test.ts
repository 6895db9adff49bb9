import fc from "fast-check";
import { HOME } from "../../../test/shop/home.ts";
import { expect, test } from "vitest";
import type { Address } from "./address.ts";
import { recordOf } from "../record.ts";
import { BLANK_TEXTS } from "./fields.ts";
import { GAINED_FIELDS, gainOf, isEmptyGain, lossOf, withGain, type Offer } from "./gain.ts";
import type { Phone } from "./phone/phone.ts";

const mobile = (number: string): Phone => ({ name: "Portable", number });
const address = (address_id: string, street: string, facts: Partial<Address> = {}): Address => ({
  ...HOME,
  address_id,
  street,
  ...facts,
});
const record = (facts: Partial<Offer> = {}): Offer => ({
  ...BLANK_TEXTS,
  phones: [],
  addresses: [],
  ...facts,
});
const ids = () => {
  let turn = 0;
  return () => `new-${++turn}`;
};

const known = record({
  firstname: "Marie",
  phones: [mobile("+33639981234")],
  addresses: [address("a1", "8 allée des Peupliers")],
});
const offer = record({
  firstname: "M",
  email: "marie@example.org",
  note: "Sonner deux fois.",
  phones: [mobile("+33639981234"), mobile("+33639980000"), mobile("+33639980000")],
  addresses: [address("b1", "8 ALLÉE DES PEUPLIERS"), address("b2", "2 rue Neuve")],
});

test("only blanks are filled, and what is not known yet is added once, under new ids", () => {
  expect(gainOf(known, offer, ids())).toEqual({
    fields: {
      email: { from: "", to: "marie@example.org" },
      note: { from: "", to: "Sonner deux fois." },
    },
    phones: [mobile("+33639980000")],
    addresses: [address("new-1", "2 rue Neuve")],
  });
});

test("a record that brings nothing new is an empty gain", () => {
  expect(isEmptyGain(gainOf(known, known, ids()))).toBe(true);
  expect(isEmptyGain(gainOf(known, offer, ids()))).toBe(false);
});

const gained = gainOf(known, offer, ids());
const after = withGain(known, gained);

test("untouched, everything gained is taken back and nothing else", () => {
  expect(lossOf(after, gained)).toEqual({
    fields: { email: "", note: "" },
    phones: [mobile("+33639980000")],
    address_ids: ["new-1"],
  });
});

test.each<[string, Offer, object]>([
  ["the e-mail was corrected", { ...after, email: "m@example.org" }, { fields: { note: "" } }],
  ["the telephone was removed", { ...after, phones: [mobile("+33639981234")] }, { phones: [] }],
  [
    "the telephone is now called a landline",
    { ...after, phones: [{ name: "Fix", number: "+33639980000" }] },
    { phones: [] },
  ],
  ["the address was removed", { ...after, addresses: known.addresses }, { address_ids: [] }],
  [
    "the address was located",
    { ...after, addresses: [address("new-1", "2 rue Neuve", { lat: 43.6, lon: 1.4 })] },
    { address_ids: [] },
  ],
  [
    "the address also serves for invoices",
    {
      ...after,
      addresses: [address("new-1", "2 rue Neuve", { tags: ["intervention", "facturation"] })],
    },
    { address_ids: [] },
  ],
  [
    "the town was corrected",
    { ...after, addresses: [address("new-1", "2 rue Neuve", { city: "Colomiers" })] },
    { address_ids: [] },
  ],
])("what somebody touched stays: %s", (_, today, expected) => {
  expect(lossOf(today, gained)).toMatchObject(expected);
});

test("a joined note loses the joined piece, and keeps what was written before and since", () => {
  const gain = {
    fields: { note: { from: "Chien.", to: "Chien.\n\nDigicode 12." } },
    phones: [],
    addresses: [],
  };
  expect(lossOf(record({ note: "Chien.\n\nDigicode 12.\nRappeler." }), gain).fields).toEqual({
    note: "Chien.\nRappeler.",
  });
  expect(lossOf(record({ note: "Plus de chien." }), gain).fields).toEqual({});
});

const someRecord = fc.record({
  ...recordOf(GAINED_FIELDS, (name) => fc.constantFrom("", `${name} one`, `${name} two`)),
  phones: fc.uniqueArray(fc.constantFrom("+331", "+332", "+333", "+334").map(mobile), {
    selector: ({ number }) => number,
  }),
  addresses: fc.uniqueArray(
    fc
      .constantFrom("1 rue A", "2 rue B", "3 rue C")
      .map((street) => address(`id ${street}`, street)),
    { selector: ({ street }) => street },
  ),
});

test("whatever two records hold, what is gained and taken back leaves the first as it was", () => {
  fc.assert(
    fc.property(someRecord, someRecord, (one, other) => {
      const gain = gainOf(one, other, ids());
      const today = withGain(one, gain);
      const loss = lossOf(today, gain);
      const back = {
        ...today,
        ...loss.fields,
        phones: today.phones.filter((phone) => !loss.phones.includes(phone)),
        addresses: today.addresses.filter(
          ({ address_id }) => !loss.address_ids.includes(address_id),
        ),
      };
      expect(back).toEqual(one);
    }),
  );
});

const afterVisit = (client: Offer, visit: Partial<Offer>): Offer =>
  withGain(client, gainOf(client, record(visit), ids()));

test("what the shop typed stays; blanks are filled, new phones and addresses are added at the end", () => {
  const client = record({
    firstname: "Marie",
    phones: [mobile("+33639981234")],
    addresses: [address("a1", "1 rue A")],
  });
  const visit = {
    firstname: "MARIE-LOU",
    email: "new@example.org",
    phones: [mobile("+33639981234"), mobile("+33561990012")],
    addresses: [address("a2", "2 rue B")],
  };
  expect(afterVisit(client, visit)).toEqual({
    ...client,
    email: "new@example.org",
    phones: [mobile("+33639981234"), mobile("+33561990012")],
    addresses: [address("a1", "1 rue A"), address("new-1", "2 rue B")],
  });
});

test("nothing new fills nothing", () => {
  const client = record({
    firstname: "Marie",
    email: "marie@example.org",
    phones: [mobile("+33639981234")],
    addresses: [address("a1", "1 rue A")],
  });
  const visit = {
    firstname: "M",
    email: "other@example.org",
    addresses: [address("a2", "1, Rue A")],
  };
  expect(afterVisit(client, visit)).toEqual(client);
  expect(afterVisit(client, { ...visit, addresses: [] })).toEqual(client);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { BLANK_TEXTS } from "../fields.ts";
import type { ClientColumn } from "./columns.ts";
import type { MappedRow } from "./mapping.ts";
import { readClientLine } from "./import.ts";
import { FULL, planClients, SEVERAL, soughtBy, type ImportedClient } from "./plan.ts";
import { wholeOf } from "../../../../test/whole.ts";

type Values = Partial<Record<ClientColumn, string>>;
const rowsOf = (...lines: Values[]): MappedRow<ClientColumn>[] =>
  lines.map((values, index) => ({ line: index + 2, values }));
const ids = () => {
  let turn = 0;
  return () => `id-${++turn}`;
};
const read = (rows: readonly MappedRow<ClientColumn>[]) =>
  rows.map((row) => ({ line: row.line, read: readClientLine(row) }));
const plan = (rows: MappedRow<ClientColumn>[], shop: readonly ImportedClient[] = []) =>
  wholeOf(planClients(read(rows), shop, ids()));

const marie: ImportedClient = {
  ...BLANK_TEXTS,
  id: "marie",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  phones: [{ name: "Portable", number: "+33639981234" }],
  addresses: [],
  note: "Chien.",
};

test("an unknown client is created, a known one completed in its blanks only", () => {
  const { created, filled, unchanged, faults } = plan(
    rowsOf(
      { lastname: "Martin", firstname: "Jean" },
      {
        lastname: "Dupont",
        firstname: "Marie",
        mobile: "0639981234",
        email: "m@example.org",
        note: "Autre.",
      },
    ),
    [marie],
  );
  expect(created.map(({ lastname }) => lastname)).toEqual(["MARTIN"]);
  expect(filled).toEqual([
    {
      client_id: "marie",
      gain: { fields: { email: { from: "", to: "m@example.org" } }, phones: [], addresses: [] },
    },
  ]);
  expect([unchanged, faults]).toEqual([0, []]);
});

test("a client met twice in the file is one client, with what both lines bring", () => {
  const { created, filled } = plan(
    rowsOf(
      {
        lastname: "Martin",
        firstname: "Jean",
        mobile: "0639981111",
        street: "1 rue A",
        zip: "31000",
      },
      { lastname: "MARTIN", firstname: "jean", mobile: "0639981111", email: "j@example.org" },
      {
        lastname: "MARTIN",
        firstname: "jean",
        email: "j@example.org",
        street: "2 rue B",
        zip: "31000",
      },
    ),
  );
  expect(created).toHaveLength(1);
  expect(created[0]).toMatchObject({
    email: "j@example.org",
    phones: [{ number: "+33639981111" }],
  });
  expect(created[0]?.addresses.map(({ street }) => street)).toEqual(["1 rue A", "2 rue B"]);
  expect(filled).toEqual([]);
});

test("two lines that complete one client of the shop are one completion", () => {
  const { filled } = plan(
    rowsOf(
      { lastname: "Dupont", firstname: "Marie", mobile: "0639981234", email: "m@example.org" },
      { lastname: "Dupont", firstname: "Marie", mobile: "0639981234", landline: "0561990012" },
    ),
    [marie],
  );
  expect(filled).toEqual([
    {
      client_id: "marie",
      gain: {
        fields: { email: { from: "", to: "m@example.org" } },
        phones: [{ name: "Fix", number: "+33561990012" }],
        addresses: [],
      },
    },
  ]);
});

test("a line that may be several clients of the shop is left to a person", () => {
  const twin = { ...marie, id: "twin" };
  const { faults, created } = plan(
    rowsOf({ lastname: "Dupont", firstname: "Marie", mobile: "0639981234" }),
    [marie, twin],
  );
  expect(faults).toEqual([{ line: 2, column: "", message: SEVERAL }]);
  expect(created).toEqual([]);
});

test("a line without a name is refused whole; one with a bad cell comes in, and the cell is told", () => {
  const { faults, created } = plan(
    rowsOf(
      { lastname: "", email: "x" },
      { lastname: "Martin" },
      { lastname: "Leroy", phone: "12" },
    ),
  );
  expect(faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
    "2 lastname",
    "2 email",
    "4 phone",
  ]);
  expect(faults.map(({ aside }) => aside)).toEqual([undefined, undefined, true]);
  expect(created.map(({ lastname }) => lastname)).toEqual(["MARTIN", "LEROY"]);
});

test("who to look for in the shop is everybody whose line can be read", () => {
  expect(
    soughtBy(read(rowsOf({ lastname: "Martin", email: "J@example.org" }, { lastname: "" }))).map(
      ({ email }) => email,
    ),
  ).toEqual(["j@example.org"]);
});

const REF = "01990000-0000-7000-8000-00000000000";

test("the id of an export finds its client whatever else changed, and keeps homonyms apart", () => {
  const twin = { ...marie, id: `${REF}2` };
  const { created, filled, faults } = plan(
    rowsOf(
      { lastname: "Dupont", firstname: "Marie", ref: `${REF}2`, email: "m@example.org" },
      { lastname: "Leroy", firstname: "Anne", ref: `${REF}8`, zip: "31000", city: "Toulouse" },
      { lastname: "Leroy", firstname: "Anne", ref: `${REF}8`, zip: "59000", city: "Lille" },
      { lastname: "Leroy", firstname: "Anne", ref: `${REF}9` },
    ),
    [marie, twin],
  );
  expect(filled.map(({ client_id }) => client_id)).toEqual([`${REF}2`]);
  expect(created.map(({ addresses }) => addresses.map(({ city }) => city))).toEqual([
    ["Toulouse", "Lille"],
    [],
  ]);
  expect(faults).toEqual([]);
});

const someLine = fc.record({
  lastname: fc.constantFrom("Dupont", "Martin", "Leroy"),
  firstname: fc.constantFrom("Marie", "Paul"),
  email: fc.constantFrom("", "a@example.org", "b@example.org"),
  mobile: fc.constantFrom("", "0639981234", "0639981235"),
  street: fc.constantFrom("", "1 rue A", "2 rue B"),
});

test("whatever the file, importing it a second time creates nobody", () => {
  fc.assert(
    fc.property(fc.array(someLine, { maxLength: 12 }), (lines) => {
      const rows = rowsOf(...lines);
      const first = plan(rows);
      const again = plan(rows, first.created);
      expect(again.created).toEqual([]);
    }),
  );
});

test("a record holds fifty addresses and twenty telephones; the lines beyond are left to a person", () => {
  const known = { lastname: "Syndic", email: "syndic@example.org" };
  const lines = (count: number, more: (turn: number) => Values) =>
    rowsOf(...Array.from({ length: count }, (_, turn) => ({ ...known, ...more(turn) })));
  const streets = plan(lines(52, (turn) => ({ street: `${turn} rue A`, zip: "31000" })));
  expect(streets.created.map(({ addresses }) => addresses.length)).toEqual([50]);
  expect(streets.faults).toEqual([52, 53].map((line) => ({ line, column: "", message: FULL })));
  const phones = plan(lines(21, (turn) => ({ phone: `06 39 98 12 ${10 + turn}` })));
  expect(phones.created.map((client) => client.phones.length)).toEqual([20]);
  expect(phones.faults.map(({ line }) => line)).toEqual([22]);
});

test("a file whose lines share one telephone, or one name, is planned without looking at each for each", () => {
  const lines = Array.from({ length: 2_000 }, (_, turn) => turn);
  const switchboard = rowsOf(
    ...lines.map((turn) => ({ lastname: `Locataire ${turn}`, phone: "05 61 99 00 12" })),
  );
  const passers = rowsOf(
    ...lines.map((turn) => ({ lastname: "Passage", email: `p${turn}@example.org` })),
  );
  for (const rows of [switchboard, passers]) {
    const first = plan(rows);
    expect(first.created).toHaveLength(2_000);
    const again = plan(rows, first.created);
    expect([again.created.length, again.unchanged, again.faults.length]).toEqual([0, 2_000, 0]);
  }
});

test("each step tells how many lines were looked at, those of the shop none", () => {
  const rows = rowsOf({ lastname: "Martin" }, { lastname: "" }, { lastname: "Leroy" });
  expect([...planClients(read(rows), [marie], ids())]).toEqual([0, 1, 2, 3]);
});

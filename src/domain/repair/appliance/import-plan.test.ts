import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import { wholeOf } from "../../../../test/whole.ts";
import type { Entry } from "../../client/import/directory.ts";
import type { MappedRow } from "../../client/import/mapping.ts";
import { SEVERAL } from "../../client/import/plan.ts";
import { newAppliance } from "./new.ts";
import { readApplianceLine, type ApplianceColumn } from "./import.ts";
import { OWNER_UNKNOWN, planAppliances } from "./import-plan.ts";
import type { OwnedAppliance } from "./known.ts";

const at = instant("2026-11-23T09:00:00Z");
const making = () => {
  let turn = 0;
  return { at, newId: () => `id-${++turn}` };
};
const entry = (id: string, firstname: string): Entry => ({
  id,
  lastname: "DUPONT",
  firstname,
  email: "",
  addresses: [],
  phones: [{ name: "Fix", number: "+33561990012" }],
});
const clients = [entry("marie", "Marie"), entry("paul", "Paul")];

const washer = (facts: Partial<OwnedAppliance> = {}): OwnedAppliance => ({
  ...newAppliance({ id: "washer", created_at: at, kind_id: "lave-linge", brand: "Brandt" }),
  client_id: "marie",
  purchased_on: null,
  ...facts,
});

type Values = Partial<Record<ApplianceColumn, string>>;
const plan = (lines: Values[], appliances: OwnedAppliance[] = []) => {
  const rows: MappedRow<ApplianceColumn>[] = lines.map((values, index) => ({
    line: index + 2,
    values: { lastname: "Dupont", firstname: "Marie", kind: "Lave-linge", ...values },
  }));
  const read = rows.map((row) => ({ line: row.line, read: readApplianceLine(row) }));
  return wholeOf(planAppliances(read, { clients, appliances }, making()));
};

test("an appliance goes to the client whom the line names", () => {
  const { created } = plan([{ serial: "A1" }, { firstname: "Paul", kind: "Frigo" }]);
  expect(created.map(({ client_id, kind, serial }) => [client_id, kind, serial])).toEqual([
    ["marie", "Lave-linge", "A1"],
    ["paul", "Réfrigérateur", ""],
  ]);
});

test("a line with an unreadable cell brings its appliance, and its cell is listed once", () => {
  const { faults, created } = plan([{ serial: "A1", purchased_on: "hier" }, { serial: "A2" }]);
  expect(created.map(({ serial, purchased_on }) => [serial, purchased_on])).toEqual([
    ["A1", null],
    ["A2", null],
  ]);
  expect(faults).toMatchObject([{ line: 2, column: "purchased_on", aside: true }]);
});

test("no client, or several, is a fault of the line", () => {
  const { faults, created } = plan([
    { lastname: "Martin" },
    { firstname: "", phone: "05 61 99 00 12" },
  ]);
  expect(faults).toEqual([
    { line: 2, column: "lastname", message: OWNER_UNKNOWN },
    { line: 3, column: "", message: SEVERAL },
  ]);
  expect(created).toEqual([]);
});

test.each<[string, Values, Partial<OwnedAppliance>, object]>([
  [
    "the same serial number, spelled otherwise: its blanks are filled",
    { serial: "br 4471", brand: "Candy", model: "X1", purchased_on: "1/2/2024" },
    { serial: "BR-4471" },
    { filled: [{ id: "washer", gain: { model: "X1", purchased_on: "2024-02-01" } }], created: [] },
  ],
  [
    "the same sort and brand, whose serial number is learnt",
    { serial: "A1", brand: "brandt" },
    {},
    { filled: [{ id: "washer", gain: { serial: "A1" } }], created: [] },
  ],
  [
    "the same sort and brand under another serial number is another machine",
    { serial: "A2", brand: "Brandt" },
    { serial: "A1" },
    { filled: [], created: [expect.objectContaining({ serial: "A2" })] },
  ],
  [
    "the same machine with nothing new stays as it is",
    { brand: "Brandt" },
    { serial: "A1" },
    { filled: [], created: [], unchanged: 1 },
  ],
])("%s", (_, values, known, expected) => {
  expect(plan([values], [washer(known)])).toMatchObject(expected);
});

test("a machine met twice in the file is one machine", () => {
  const { created, filled, unchanged } = plan([
    { serial: "A1" },
    { serial: "a-1", model: "X1" },
    { serial: "A1" },
  ]);
  expect(created).toHaveLength(1);
  expect(created[0]).toMatchObject({ serial: "A1", model: "X1" });
  expect([filled, unchanged]).toEqual([[], 0]);
});

test("two unknown machines of one client keep their own names", () => {
  const { created } = plan([{ kind: "Zorglub" }, { kind: "Vortex magnétique" }]);
  expect(created.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "Inconnu Zorglub",
    "Inconnu Vortex magnétique",
  ]);
});

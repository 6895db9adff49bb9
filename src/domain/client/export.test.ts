import { expect, test } from "vitest";
import { instant } from "../../../test/shop/quote.ts";
import { wholeOf } from "../../../test/whole.ts";
import type { Address } from "./address.ts";
import type { Client } from "./client.ts";
import { clientCells, CLIENT_HEADINGS } from "./export.ts";
import { BLANK_TEXTS } from "./fields.ts";
import { CLIENT_COLUMNS } from "./import/columns.ts";
import { guessMapping, mapRow } from "./import/mapping.ts";
import { readClientLine } from "./import/import.ts";
import { planClients } from "./import/plan.ts";
import { plainCell, safeCell } from "./import/text.ts";

const address = (street: string, facts: Partial<Address> = {}): Address => ({
  address_id: street,
  tags: ["intervention"],
  street,
  complement: "",
  zip: "31700",
  city: "Blagnac",
  country: "France",
  lat: null,
  lon: null,
  ...facts,
});
const client = (facts: Partial<Client> = {}): Client => ({
  ...BLANK_TEXTS,
  id: "01990000-0000-7000-8000-000000000001",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "m@example.org",
  phones: [
    { name: "Portable", number: "+33639981234" },
    { name: "Portable", number: "+32470123456" },
    { name: "Fix", number: "+33561990012" },
  ],
  addresses: [],
  note: "Chien.\nSonner deux fois.",
  shop_id: "garonne",
  created_at: instant("2026-11-23T09:00:00Z"),
  ...facts,
});

test("telephones read as people write them, several in one cell", () => {
  const [cells] = clientCells(client());
  expect(cells?.[CLIENT_HEADINGS.indexOf("Portable")]).toBe("06 39 98 12 34 / +32 470 12 34 56");
  expect(cells?.[CLIENT_HEADINGS.indexOf("Fixe")]).toBe("05 61 99 00 12");
});

/** Written, read by a spreadsheet, and imported where nobody is known yet. */
function takenElsewhere(clients: readonly Client[]) {
  const mapping = guessMapping(CLIENT_HEADINGS, CLIENT_COLUMNS);
  const lines = clients.flatMap(clientCells).map((cells) => cells.map(safeCell));
  const rows = lines.map((cells, index) => ({
    line: index + 2,
    values: mapRow(cells.map(plainCell), mapping),
  }));
  let turn = 0;
  const read = rows.map((row) => ({ line: row.line, read: readClientLine(row) }));
  return wholeOf(planClients(read, [], () => `id-${++turn}`));
}

test.each<[string, Partial<Client>]>([
  ["a full record", {}],
  [
    "two addresses in two towns",
    {
      addresses: [
        address("1 rue A"),
        address("2 rue B", { zip: "59000", city: "Lille", tags: ["facturation"] }),
      ],
    },
  ],
  [
    "two towns and nothing to be reached by",
    {
      email: "",
      phones: [],
      addresses: [address("1 rue A"), address("2 rue B", { zip: "59000", city: "Lille" })],
    },
  ],
  [
    "an address abroad",
    { addresses: [address("1 rue A", { zip: "1000", city: "Bruxelles", country: "Belgique" })] },
  ],
  [
    "a company",
    { type: "Entreprise", lastname: "GARONNE SARL", firstname: "", siren: "732829320" },
  ],
  [
    "an address that was located, west of Greenwich and south of the equator",
    { addresses: [address("1 rue A", { lat: -21.1151, lon: -1.553621 })] },
  ],
  ["a name that nobody wrote in capitals", { lastname: "Le Gall", firstname: "yann" }],
  [
    "twenty telephones",
    {
      phones: Array.from({ length: 20 }, (_, turn) => ({
        name: "Portable" as const,
        number: `+336399812${10 + turn}`,
      })),
    },
  ],
  ["a name that is a formula", { lastname: "=1+1", firstname: "@sum" }],
  ["the least there can be", { firstname: "", email: "", phones: [], note: "" }],
])("exported then imported elsewhere, %s is the same", (_, facts) => {
  const before = client(facts);
  const { created, faults } = takenElsewhere([before]);
  expect(faults).toEqual([]);
  const { id: _id, shop_id: _shop, created_at: _at, ...kept } = before;
  expect(created).toHaveLength(1);
  expect(created[0]).toMatchObject({
    ...kept,
    addresses: kept.addresses.map(({ address_id: _address, ...rest }) => rest),
  });
});

test("two homonyms who share a telephone stay two", () => {
  const other = client({ id: "01990000-0000-7000-8000-000000000002" });
  expect(takenElsewhere([client(), other]).created).toHaveLength(2);
});

import { expect, test } from "vitest";
import { instant } from "../../../../test/shop/quote.ts";
import { wholeOf } from "../../../../test/whole.ts";
import { APPLIANCE_KINDS } from "../../catalogue/kinds.ts";
import { guessMapping, mapRow } from "../../client/import/mapping.ts";
import { parseLocalDate } from "../../time.ts";
import { newAppliance } from "./new.ts";
import { applianceCells, APPLIANCE_HEADINGS } from "./export.ts";
import { APPLIANCE_COLUMNS, readApplianceLine } from "./import.ts";
import { planAppliances } from "./import-plan.ts";
import type { OwnedAppliance } from "./known.ts";

const at = instant("2026-11-23T09:00:00Z");
const marie = {
  id: "01990000-0000-7000-8000-000000000001",
  lastname: "DUPONT",
  firstname: "Marie",
  email: "",
  phones: [{ name: "Fix" as const, number: "+33561990012" }],
  addresses: [],
};
const appliance = (facts: Partial<OwnedAppliance>): OwnedAppliance => ({
  ...newAppliance({ id: "a", created_at: at, kind_id: "lave-linge", ...facts }),
  client_id: marie.id,
  purchased_on: facts.purchased_on ?? null,
});

function again(before: OwnedAppliance): OwnedAppliance | undefined {
  const mapping = guessMapping(APPLIANCE_HEADINGS, APPLIANCE_COLUMNS);
  const row = { line: 2, values: mapRow(applianceCells(before, marie), mapping) };
  const read = [{ line: row.line, read: readApplianceLine(row) }];
  const shop = { clients: [marie], appliances: [] };
  return wholeOf(planAppliances(read, shop, { newId: () => "a", at })).created[0];
}

test("exported then imported, an appliance is the same", () => {
  const before = appliance({
    brand: "Brandt",
    model: "WTC1299",
    gtin: "3660767",
    serial: "BR-4471",
    name: "Celui de la cave",
    underwarranty: true,
    purchased_on: parseLocalDate("2024-12-31") ?? null,
  });
  expect(again(before)).toEqual(before);
});

test("so is one of every kind of the catalogue, and one that it does not know", () => {
  const kinds = APPLIANCE_KINDS.map(({ id }) => id);
  expect(kinds.map((kind_id) => again(appliance({ kind_id }))?.kind_id)).toEqual(kinds);
  expect(again(appliance({ kind_id: "inconnu", name: "Zorglub" }))).toMatchObject({
    kind_id: "inconnu",
    name: "Zorglub",
  });
});

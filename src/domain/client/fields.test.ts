import { expect, test } from "vitest";
import { ADDRESS_FIELDS, ADDRESS_TEXT_NAMES, ADDRESS_TEXTS } from "./address-fields.ts";
import { parseAddressInput } from "./address-input.ts";
import { emptyDraft, faultsOf } from "./client-draft.ts";
import { parseClientInput } from "./client-input.ts";
import { clientCells, CLIENT_HEADINGS } from "./export.ts";
import {
  CLIENT_TEXT_NAMES,
  CLIENT_TEXTS,
  faultOf,
  OPTIONAL_TEXTS,
  REQUIRED_TEXTS,
  type ClientText,
} from "./fields.ts";
import { GAINED_FIELDS, gainOf, lossOf, withGain } from "./gain.ts";
import { CLIENT_COLUMNS } from "./import/columns.ts";
import { readClientLine } from "./import/import.ts";
import { newClient } from "./new.ts";
import { instant } from "../../../test/shop/quote.ts";

/** A text that each field takes as it is. */
const SAMPLE: Record<ClientText, string> = {
  lastname: "VIDAL",
  firstname: "Hélène",
  email: "helene@example.org",
  siren: "732829320",
  vat_number: "FR44732829320",
  note: "Sonner deux fois",
};
const company = newClient({
  ...SAMPLE,
  id: "01990000-0000-7000-8000-000000000001",
  shop_id: "garonne",
  type: "Entreprise",
  created_at: instant("2026-11-23T09:00:00Z"),
});

test.each(CLIENT_TEXT_NAMES)(
  "%s is sent, stored and read again without being listed again",
  (name) => {
    const parsed = parseClientInput({ ...company, id: null, shop_id: null }, (text) => text);
    expect(parsed).toMatchObject({ [name]: SAMPLE[name] });
  },
);

test.each(CLIENT_TEXT_NAMES)("%s leaves by an export and comes back by an import", (name) => {
  const [cells = []] = clientCells(company);
  const values = Object.fromEntries(
    CLIENT_COLUMNS.map(({ key, label }) => [key, cells[CLIENT_HEADINGS.indexOf(label)] ?? ""]),
  );
  expect(readClientLine({ line: 2, values })).toMatchObject({ [name]: SAMPLE[name] });
});

test.each(GAINED_FIELDS)("a blank %s is gained from another record, and taken back", (name) => {
  const blank = { ...company, [name]: "" };
  const gain = gainOf(blank, company, () => "new");
  expect(withGain(blank, gain)[name]).toBe(SAMPLE[name]);
  expect(lossOf(company, gain).fields).toEqual({ [name]: "" });
  expect(lossOf({ ...company, [name]: "changed since" }, gain).fields).toEqual({});
});

test.each(CLIENT_TEXT_NAMES)("%s has a limit that the form and the interface share", (name) => {
  const tooLong = "x".repeat(CLIENT_TEXTS[name].max + 1);
  expect(faultOf(name, tooLong)).toBeDefined();
  expect(
    faultsOf({ ...emptyDraft(), ...company, phones: [], [name]: tooLong })[name],
  ).toBeDefined();
  expect(parseClientInput({ ...company, [name]: tooLong }, (text) => text)).toHaveProperty(
    `detail.${name}`,
  );
});

test("a text that came later may be left out, and stays as it is", () => {
  const sent = Object.fromEntries(REQUIRED_TEXTS.map((name) => [name, SAMPLE[name]]));
  const parsed = parseClientInput({ ...sent, type: "Particulier", phones: [] }, (text) => text);
  for (const name of OPTIONAL_TEXTS) expect(parsed).toMatchObject({ [name]: null });
});

test.each(ADDRESS_TEXT_NAMES)("an address's %s has a limit of its own", (name) => {
  const home = { tags: [], street: "1 rue A", complement: "", zip: "", city: "", country: "" };
  const { max } = ADDRESS_TEXTS[name];
  expect(parseAddressInput({ ...home, [name]: "x".repeat(max) })).toMatchObject({
    [name]: "x".repeat(max),
  });
  expect(parseAddressInput({ ...home, [name]: "x".repeat(max + 1) })).toHaveProperty(
    `detail.${name}`,
  );
});

test("every field of an address is named once", () => {
  expect(new Set(ADDRESS_FIELDS).size).toBe(ADDRESS_FIELDS.length);
});

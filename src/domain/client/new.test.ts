import { expect, test } from "vitest";
import { instant } from "../../../test/shop/quote.ts";
import { BLANK_TEXTS } from "./fields.ts";
import { newClient } from "./new.ts";

const known = {
  id: "01990000-0000-7000-8000-000000000001",
  shop_id: "garonne",
  created_at: instant("2026-11-23T09:00:00Z"),
  lastname: "VIDAL",
};

test("what is not known of a new client is blank", () => {
  expect(newClient(known)).toEqual({
    ...BLANK_TEXTS,
    ...known,
    type: "Particulier",
    phones: [],
    addresses: [],
  });
});

test("what is known of a new client is kept", () => {
  const company = { ...known, type: "Entreprise", siren: "732829320" } as const;
  expect(newClient(company)).toMatchObject(company);
});

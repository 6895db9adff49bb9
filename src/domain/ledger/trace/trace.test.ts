import { expect, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { instant } from "../../../../test/shop/quote.ts";
import type { LedgerDocument } from "../entry.ts";
import {
  ledgerExport,
  ledgerIdentity,
  ledgerReprint,
  type LedgerExport,
  type Reprint,
  type SealedIdentity,
} from "./trace.ts";

const at = instant("2026-11-24T09:00:00Z");
const taken: LedgerExport = {
  id: "e1",
  at,
  account_id: "marc",
  file: "fec.txt",
  period_from: date("2026-10-01"),
  period_to: date("2026-10-31"),
};
const printed: Reprint = {
  id: "r1",
  invoice_id: "i1",
  at,
  on_day: date("2026-11-24"),
  account_id: "marc",
};
const changed: SealedIdentity = {
  seal_id: "s1",
  id: "c1",
  version: 1,
  valid_from: date("2026-12-01"),
  changes: { vat_regime: "franchise", address: { lat: 43.6, lon: 1.44 } },
  former: { vat_regime: "normal" },
  recorded_at: at,
  recorded_on: date("2026-11-24"),
  account_id: null,
};

/** Every field of the record changes what is sealed, but the one that is the link's own name. */
function expectEveryField<Row extends object>(
  row: Row,
  seal: (row: Row) => LedgerDocument,
  own: string,
): void {
  for (const field of Object.keys(row).filter((name) => name !== own))
    expect(seal({ ...row, [field]: "other" }).payload, field).not.toBe(seal(row).payload);
}

test("an export is sealed whole: what, of which period, by whom, when", () => {
  expect(ledgerExport(taken)).toMatchObject({ kind: "export", ref_id: "e1" });
  expectEveryField(taken, ledgerExport, "");
});

test("a reprint is sealed whole", () => {
  expect(ledgerReprint(printed)).toMatchObject({ kind: "reprint", ref_id: "r1" });
  expectEveryField(printed, ledgerReprint, "");
});

test("a change of identity is sealed whole, in any order of its fields, coordinates too", () => {
  expect(ledgerIdentity(changed)).toMatchObject({ kind: "identity", ref_id: "s1" });
  expectEveryField(changed, ledgerIdentity, "seal_id");
  const other = {
    ...changed,
    changes: { address: { lon: 1.44, lat: 43.6 }, vat_regime: "franchise" },
  };
  expect(ledgerIdentity(other)).toEqual(ledgerIdentity(changed));
  const moved = { ...changed, changes: { ...changed, address: { lat: 43.7, lon: 1.44 } } };
  expect(ledgerIdentity(moved)).not.toEqual(ledgerIdentity(changed));
});

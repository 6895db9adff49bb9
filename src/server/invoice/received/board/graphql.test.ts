/** The inbox is searched and counted by the server, over everything that was received, a page at a time. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { act, garonneScope } from "../../../../../test/shop/affairs.ts";
import { nadia, type Colleague } from "../../../../../test/shop/colleagues.ts";
import { openSales } from "../../../../../test/shop/sales.ts";
import { ublInvoice } from "../../../../../test/shop/supplier/invoices.ts";
import { instant } from "../../../../../test/shop/doors.ts";
import {
  DECISIONS,
  decisionsFrom,
  stateAfter,
  type SupplierDecision,
} from "../../../../domain/invoice/received/decide.ts";
import { isRefusal } from "../../../../domain/decision.ts";
import { addMinutes } from "../../../../domain/time.ts";
import { decideInvoice } from "../decision/decide.ts";
import { receiveInvoice } from "../receive.ts";

const { ask, doors } = openSales("2026-11-23T11:00:00.000Z");
const AT = instant("2026-11-23T11:00:00Z");

type Facts = { reference: string; day?: string; supplier?: string; kind?: number };
let minute = 0;
const receive = async ({ reference, day = "2026-11-20", supplier, kind = 380 }: Facts) => {
  minute += 1;
  const xml = ublInvoice({ reference, day })
    .replace("<cbc:InvoiceTypeCode>380<", `<cbc:InvoiceTypeCode>${kind}<`)
    .replace("Pièces du Midi", supplier ?? "Pièces du Midi")
    .replaceAll("552100554", supplier ? "732829320" : "552100554");
  const came = { bytes: Buffer.from(xml), flow_id: null, created_by: null };
  const id = await doors().database.withShop(garonneScope, (db) =>
    receiveInvoice(db, { ...came, at: addMinutes(AT, minute) }),
  );
  if (isRefusal(id)) throw new Error(id.refused);
  return id;
};
const decide = (id: string, decision: SupplierDecision) =>
  doors().database.withShop(garonneScope, (db) =>
    decideInvoice(db, { id, decision, reason_code: "QTE_ERR", reason: "" }, act(AT)),
  );
const board = async (args = "", who?: Colleague) =>
  (
    await ask(
      `{ supplier_board${args} { total to_pay counts { show count } suppliers { key name } invoices { reference state } } }`,
      {},
      who,
    )
  ).data.supplier_board;
const found = async (args: string): Promise<string[]> =>
  (await board(args)).invoices.map(({ reference }: { reference: string }) => reference);
const countOf = ({ counts }: { counts: { show: string; count: number }[] }, show: string) =>
  counts.find((one) => one.show === show)?.count;

beforeAll(async () => {
  for (let index = 1; index <= 120; index += 1)
    await receive({ reference: `LOT-${String(index).padStart(3, "0")}` });
  await receive({ reference: "NORD-1", supplier: "Comptoir Électroménager", day: "2026-10-02" });
  await receive({ reference: "AVOIR-1", kind: 381 });
  await decide(await receive({ reference: "OUI-1" }), "approve");
  await decide(await receive({ reference: "NON-1" }), "refuse");
}, 120_000);

describe("everything received is searched, not the last page", () => {
  test.each<[string, string, string[]]>([
    ["by a word of the supplier, without its accents", '(text: "electromenager")', ["NORD-1"]],
    ["by a number of its reference", '(text: "lot-007")', ["LOT-007"]],
    ["by two words, each of which must match", '(text: "midi OUI")', ["OUI-1"]],
    ["by a sign of a pattern, which is a sign like another", '(text: "%")', []],
    ["by the days of issue", '(from: "2026-10-01", to: "2026-10-31")', ["NORD-1"]],
    ["by a state", '(show: "approved")', ["OUI-1"]],
    ["by a state and a word", '(show: "refused", text: "NON")', ["NON-1"]],
    ["by one supplier", '(supplier: "732829320")', ["NORD-1"]],
    ["by a supplier that nobody is", '(supplier: "x")', []],
  ])("%s", async (_, args, references) => expect(await found(args)).toEqual(references));

  test("by an amount, to the cent or to the euro", async () => {
    expect((await board('(text: "87")')).total).toBe(124);
    expect((await board('(text: "87,00")')).total).toBe(124);
    expect((await board('(text: "87,01")')).total).toBe(0);
  });
});

test("the pages follow each other without a gap nor a double, the last received first", async () => {
  const seen: string[] = [];
  for (let skip = 0; skip < 124; skip += 50)
    seen.push(...(await found(`(first: 50, skip: ${skip})`)));
  expect(seen).toHaveLength(124);
  expect(new Set(seen).size).toBe(124);
  expect(seen.slice(0, 3)).toEqual(["NON-1", "OUI-1", "AVOIR-1"]);
  expect(seen.at(-1)).toBe("LOT-001");
});

test("the counts and the sum are of all that is found, beyond the page and the state", async () => {
  const shown = await board('(first: 1, show: "refused")');
  expect([
    countOf(shown, "received"),
    countOf(shown, "approved"),
    countOf(shown, "refused"),
  ]).toEqual([122, 1, 1]);
  expect([shown.total, shown.invoices.length]).toEqual([1, 1]);
  // 121 to check and one to pay, less the credit note.
  expect(shown.to_pay).toBe((121 + 1 - 1) * 8_700);
  expect(shown.suppliers).toEqual([
    { key: "732829320", name: "Comptoir Électroménager" },
    { key: "552100554", name: "Pièces du Midi" },
  ]);
});

test("nothing of it is another shop's", async () => {
  expect(await board("", nadia)).toMatchObject({
    total: 0,
    to_pay: 0,
    suppliers: [],
    invoices: [],
  });
});

test("the state that the list finds by is the one that each invoice shows, whatever was decided", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...DECISIONS), { maxLength: 4 }), async (wanted) => {
      const reference = `ETAT-${minute}`;
      const id = await receive({ reference });
      const codes: number[] = [];
      for (const decision of wanted) {
        if (!decisionsFrom(stateAfter(codes)).includes(decision)) continue;
        await decide(id, decision);
        codes.push({ approve: 205, dispute: 207, refuse: 210, pay: 211 }[decision]);
      }
      const state = stateAfter(codes);
      const { invoices } = await board(`(show: "${state}", text: "${reference}")`);
      expect(invoices).toEqual([{ reference, state }]);
    }),
    { numRuns: 12 },
  );
});

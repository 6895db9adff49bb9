import { describe, expect, test } from "vitest";
import { changed, faultOf, liveTotals, newLine, sendingFaultOf, type QuoteDraft } from "./draft.ts";

const line = (id: string, unit_price = 1_000) => ({
  ...newLine(id, "part", 2000),
  label: `Pièce ${id}`,
  unit_price,
});
const draft = (...ids: string[]): QuoteDraft => ({
  subject: "",
  lines: ids.map((id) => line(id)),
  discount: 0,
  deposit: 0,
  validity_days: 30,
  keeps_parts: false,
  urgent_on_request: false,
  notes: "",
});
const ids = ({ lines }: QuoteDraft) => lines.map(({ id }) => id).join("");

describe("lines", () => {
  test("Enter adds a line under the one that is written", () => {
    expect(ids(changed(draft("a", "b"), { type: "add", line: line("c"), after: "a" }))).toBe("acb");
    expect(ids(changed(draft("a"), { type: "add", line: line("c") }))).toBe("ac");
  });

  test.each([
    ["a", 1, "bac"],
    ["b", -1, "bac"],
    ["a", -1, "abc"],
    ["c", 1, "abc"],
  ] as const)("moving %s by %d gives %s: the ends stay the ends", (id, by, expected) => {
    expect(ids(changed(draft("a", "b", "c"), { type: "move", id, by }))).toBe(expected);
  });

  test("a line taken out comes back in its place", () => {
    const before = draft("a", "b", "c");
    const without = changed(before, { type: "remove", id: "b" });
    expect(ids(without)).toBe("ac");
    expect(changed(without, { type: "restore", line: line("b"), index: 1 })).toEqual(before);
  });

  test("another kind keeps the words and the price, and takes its own unit", () => {
    const [travel] = changed(draft("a"), {
      type: "kind",
      id: "a",
      kind: "travel",
      vat_rate: 2000,
    }).lines;
    expect(travel).toMatchObject({ label: "Pièce a", unit_price: 1_000, unit: "forfait" });
    expect(travel).not.toHaveProperty("condition");
  });

  test("prices are typed on either basis, and the one excl. VAT follows the rate", () => {
    const incl = changed(draft("a"), { type: "basis", basis: "incl" });
    expect(incl.lines[0]).toMatchObject({ unit_price: 1_000, unit_price_incl: 1_200 });
    const typed = changed(incl, { type: "line", id: "a", fields: { unit_price_incl: 7_000 } });
    expect(typed.lines[0]).toMatchObject({ unit_price: 5_833 });
    const reduced = changed(typed, { type: "line", id: "a", fields: { vat_rate: 1000 } });
    expect(reduced.lines[0]).toMatchObject({ unit_price: 6_364, unit_price_incl: 7_000 });
    const bonus = changed(typed, { type: "kind", id: "a", kind: "bonus", vat_rate: 2000 }).lines[0];
    expect(bonus).toMatchObject({ unit_price: 7_000, vat_rate: 0 });
    expect(bonus).not.toHaveProperty("unit_price_incl");
    const half = { unit_price_incl: Number.NaN };
    expect(liveTotals(changed(typed, { type: "line", id: "a", fields: half })).total_incl).toBe(0);
  });

  test("a free text has no money and a bonus no VAT", () => {
    const to = (kind: "text" | "bonus") =>
      changed(draft("a"), { type: "kind", id: "a", kind, vat_rate: 2000 }).lines[0];
    expect(to("text")).toMatchObject({ unit_price: 0, vat_rate: 0 });
    expect(to("bonus")).toMatchObject({ unit_price: 1_000, vat_rate: 0 });
  });
});

test("totals follow what can be read while a number is being typed", () => {
  const half = changed(draft("a", "b"), {
    type: "line",
    id: "b",
    fields: { unit_price: Number.NaN },
  });
  expect(liveTotals(half)).toMatchObject({ total_excl: 1_000, total_vat: 200, due: 1_200 });
});

describe("before saving", () => {
  test.each<[string, Partial<QuoteDraft>, string | undefined]>([
    ["nothing wrong", {}, undefined],
    ["a line without a label", { lines: [{ ...line("a"), label: " " }] }, "line-label"],
    [
      "a quantity that is not one",
      { lines: [{ ...line("a"), quantity: Number.NaN }] },
      "line-quantity",
    ],
    ["a discount over 100 %", { discount: 10_100 }, "discount"],
    ["a deposit that is not a number", { deposit: Number.NaN }, "deposit"],
    ["a validity of no day", { validity_days: 0 }, "validity"],
  ])("%s", (_, fields, fault) => {
    expect(faultOf({ ...draft("a"), ...fields })?.fault).toBe(fault);
  });

  test("labour, travel and bonus need no other words; a part does", () => {
    const named = (kind: "labour" | "travel" | "bonus" | "part") =>
      faultOf({ ...draft(), lines: [newLine("a", kind, 2000)] })?.fault;
    expect([named("labour"), named("travel"), named("bonus"), named("part")]).toEqual([
      undefined,
      undefined,
      undefined,
      "line-label",
    ]);
  });

  test("a quote that sells nothing may be saved, and not sent", () => {
    expect(faultOf(draft())).toBeUndefined();
    expect(sendingFaultOf(draft())?.fault).toBe("quote-empty");
    expect(sendingFaultOf({ ...draft(), lines: [newLine("a", "text", 0)] })?.fault).toBe(
      "quote-empty",
    );
    expect(sendingFaultOf(draft("a"))).toBeUndefined();
  });

  test("the faulty line is named", () => {
    expect(faultOf({ ...draft("a"), lines: [line("a"), { ...line("b"), label: "" }] })).toEqual({
      fault: "line-label",
      id: "b",
    });
  });
});

import { describe, expect, test } from "vitest";
import { date } from "../../../../../test/shop/invoice.ts";
import {
  faultsOf,
  movementOf,
  restOf,
  startSpread,
  withAmount,
  withChosen,
  withPart,
} from "./spread-state.ts";

const march = {
  id: "march",
  reference: "F2026-00003",
  client_id: "vidal",
  issued_on: date("2026-03-02"),
  remainder: 10_000,
};
const may = { ...march, id: "may", reference: "F2026-00005", issued_on: date("2026-05-04") };
const june = { ...march, id: "june", issued_on: date("2026-06-01"), remainder: 2_500 };
const all = [march, may, june];

test("every invoice is proposed in full, and sent as one movement", () => {
  const state = startSpread(all);
  expect([state.amount, restOf(state)]).toEqual([22_500, 0]);
  expect(movementOf(state, all)).toEqual({
    invoice_id: "march",
    amount: 10_000,
    others: [
      { invoice_id: "may", amount: 10_000 },
      { invoice_id: "june", amount: 2_500 },
    ],
    on_account: 0,
  });
});

test("an amount that was not typed follows the choice, a typed one is spread again", () => {
  const less = withChosen(startSpread(all), all, "may");
  expect([less.amount, less.parts]).toEqual([12_500, { march: 10_000, june: 2_500 }]);
  const typed = withAmount(less, all, 11_000);
  expect(typed.parts).toEqual({ march: 10_000, june: 1_000 });
  const again = withChosen(typed, all, "may");
  expect([again.amount, again.parts]).toEqual([11_000, { march: 10_000, may: 1_000, june: 0 }]);
  expect(movementOf(again, all)?.others).toEqual([{ invoice_id: "may", amount: 1_000 }]);
});

test("a part typed by hand leaves the others as they are; what is on none is kept", () => {
  const state = withPart(startSpread(all), "may", 4_000);
  expect([state.parts["march"], restOf(state)]).toEqual([10_000, 6_000]);
  expect(movementOf(state, all)?.on_account).toBe(6_000);
});

describe("what is wrong is said", () => {
  const amountOf = (
    state: Parameters<typeof faultsOf>[0],
    payer: "client" | "insurer" = "client",
  ) => faultsOf(state, all, payer).amount;

  test("nothing, or nothing that can be read", () => {
    expect(amountOf(startSpread(all))).toBeNull();
    expect(amountOf(withAmount(startSpread(all), all, Number.NaN))).toContain(
      "plus grand que zéro",
    );
    const none = all.reduce((state, { id }) => withChosen(state, all, id), {
      ...startSpread(all),
      isTyped: true,
    });
    expect(amountOf(none)).toBe("Choisissez au moins une facture.");
  });

  test("more than the amount, or more than an invoice owes", () => {
    const more = withPart(withAmount(startSpread(all), all, 10_000), "june", 3_000);
    expect(amountOf(more)).toMatch(/30,00\s€ de plus/);
    expect(faultsOf(more, all, "client").parts).toEqual({
      june: expect.stringMatching(/25,00\s€/),
    });
    expect(faultsOf(withPart(more, "may", Number.NaN), all, "client").parts).toHaveProperty("may");
  });

  test("a rest that nobody can keep", () => {
    const much = withAmount(startSpread(all), all, 30_000);
    expect(amountOf(much)).toBeNull();
    expect(amountOf(much, "insurer")).toContain("ne se garde que pour le client");
    const two = [march, { ...may, client_id: "roux" }];
    expect(faultsOf(withAmount(startSpread(two), two, 30_000), two, "client").amount).toContain(
      "plusieurs clients",
    );
  });
});

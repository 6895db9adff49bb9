import { expect, test } from "vitest";
import { date } from "../../../../../test/shop/invoice.ts";
import type { Figures } from "./query.ts";
import { isEmpty, periodText, stepText, tilesOf } from "./words.ts";

const period = (from: string, to: string) => ({ from: date(from), to: date(to) });
const plain = (text: string | null) => text?.replace(/\s/g, " ");

test.each([
  ["2026-11-01", "2026-11-30", "novembre 2026"],
  ["2026-10-01", "2026-12-31", "octobre à décembre 2026"],
  ["2025-12-01", "2026-01-31", "décembre 2025 à janvier 2026"],
  ["2026-01-01", "2026-12-31", "2026"],
  ["2026-07-01", "2027-06-30", "juillet 2026 à juin 2027"],
  ["2026-11-03", "2026-11-03", "3 novembre 2026"],
  ["2026-12-01", "2026-12-09", "du 1er décembre 2026 au 9 décembre 2026"],
])("from %s to %s is said « %s »", (from, to, text) => {
  expect(periodText(period(from, to))).toBe(text);
});

test("a bar is a day of a month, a month of a year", () => {
  expect(stepText(date("2026-11-03"), period("2026-11-01", "2026-11-30"))).toBe("03/11/2026");
  expect(stepText(date("2026-11-01"), period("2026-01-01", "2026-12-31"))).toBe("novembre 2026");
});

const nothing: Figures = {
  count: 0,
  credits: 0,
  excl: 0,
  vat: 0,
  incl: 0,
  payments: 0,
  received: 0,
  sent: 0,
  accepted: 0,
  sent_incl: 0,
  accepted_incl: 0,
  settled: 0,
  days: 0,
};

test("figures are said with what they are made of, and compared", () => {
  const now = { ...nothing, count: 4, credits: 1, excl: 40_000, incl: 48_000, settled: 2, days: 5 };
  const tiles = tilesOf(
    { ...now, payments: 1, received: 9_000, sent: 8, accepted: 6 },
    { ...nothing, count: 1, excl: 50_000, received: 4_500 },
  );
  expect(
    tiles.map(({ name, value, detail, change }) => [name, value, detail, change].map(plain)),
  ).toEqual([
    ["Facturé HT", "400,00 €", "480,00 € TTC", "-20 %"],
    ["Encaissé TTC", "90,00 €", "1 mouvement", "+100 %"],
    ["Panier moyen HT", "100,00 €", "4 factures, 1 avoir", "-80 %"],
    ["Devis acceptés", "75 %", "6 sur 8 envoyés", undefined],
    ["Délai de paiement", "2,5 jours", "2 factures soldées", undefined],
  ]);
});

test("a period is empty when nothing was sent, issued nor received", () => {
  expect([isEmpty(nothing), isEmpty({ ...nothing, payments: 1 })]).toEqual([true, false]);
  expect(tilesOf(nothing, nothing).map(({ value }) => plain(value))).toEqual([
    "0,00 €",
    "0,00 €",
    "–",
    "–",
    "–",
  ]);
});

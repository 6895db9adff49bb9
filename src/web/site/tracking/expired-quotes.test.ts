import { expect, test } from "vitest";
import type { RepairStatus } from "../../../domain/repair/status.ts";
import type { QuoteStatus } from "../../../domain/quote/status.ts";
import { parseLocalDate } from "../../../domain/time.ts";
import { lapsedQuote, progressTold } from "./expired-quotes.ts";

const date = parseLocalDate("2026-11-20");
const ALONE = { amends: null, amended_by: null };
const quotesOf = (statuses: QuoteStatus[]) =>
  statuses.map((status, index) => {
    if (!date) throw new Error("no date");
    const quote = { url: `q${index}`, reference: `D${index}`, status, due: 9000, range: null };
    return { ...quote, valid_until: date, withdrawal_until: null, withdrawn: false, ...ALONE };
  });

test.each<[string, RepairStatus, QuoteStatus[], string | undefined]>([
  ["the only quote has expired", "Devis en attente Client", ["Expiré"], "q0"],
  ["an older one was refused", "Devis en attente Client", ["Expiré", "Refusé"], "q0"],
  ["another still waits for an answer", "Devis en attente Client", ["Expiré", "Envoyé"], undefined],
  ["the repair went on without it", "Prêt à réparer", ["Expiré"], undefined],
  ["there is no quote", "Devis en attente Client", [], undefined],
])("when %s, the client is told so or not", (_case, status, statuses, lapsed) => {
  expect(lapsedQuote({ status, quotes: quotesOf(statuses) })?.url).toBe(lapsed);
});

test("a quote that has expired is not announced as ready", () => {
  const status = "Devis en attente Client";
  expect(progressTold({ status, quotes: quotesOf(["Expiré"]) }).headline).toContain("expiré");
  expect(progressTold({ status, quotes: quotesOf(["Envoyé"]) }).headline).toContain("prêt");
});

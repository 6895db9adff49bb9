import { describe, expect, it } from "vitest";
import { accepted, draft, granted, instant, sent } from "../../../test/shop/quote.ts";
import type { LocalDate } from "../time.ts";
import { expireQuote, expiryOf, isPast } from "./expire.ts";
import { reviseQuote } from "./revise.ts";

const day = (text: string): LocalDate => text as LocalDate;

describe("the end of a quote's last day", () => {
  it.each([
    ["in Paris in winter", "2026-12-23", "Europe/Paris", "2026-12-23T23:00:00.000Z"],
    ["in Paris in summer", "2026-07-14", "Europe/Paris", "2026-07-14T22:00:00.000Z"],
    ["before the clocks go forward", "2027-03-27", "Europe/Paris", "2027-03-27T23:00:00.000Z"],
    ["on the day the clocks go back", "2026-10-25", "Europe/Paris", "2026-10-25T23:00:00.000Z"],
    ["in La Réunion", "2026-12-23", "Indian/Reunion", "2026-12-23T20:00:00.000Z"],
  ] as const)("%s", (_, valid_until, zone, expires_at) => {
    expect(expiryOf(day(valid_until), zone)).toBe(expires_at);
  });

  it.each([
    ["2026-12-23T22:59:59.999Z", false],
    ["2026-12-23T23:00:00.000Z", true],
  ])("at %s it is over: %s", (at, over) => {
    expect(isPast(sent, instant(at))).toBe(over);
  });
});

describe("expiring a quote", () => {
  it("is done by the nightly job, not before its last day is over", () => {
    expect(expireQuote(sent, instant("2026-12-23T22:00:00Z"))).toBeUndefined();
    expect(expireQuote(sent, instant("2026-12-24T02:00:00Z"))?.status).toBe("Expiré");
  });

  it("keeps everything that was sent", () => {
    expect(expireQuote(sent, instant("2026-12-24T02:00:00Z"))).toEqual({
      ...sent,
      status: "Expiré",
    });
  });

  it.each([
    ["an accepted quote", accepted],
    ["a draft", draft],
    ["a quote under revision", granted(reviseQuote(sent, sent.sent_at)).draft],
    ["an expired quote", { ...sent, status: "Expiré" as const }],
  ])("leaves %s as it is", (_, quote) => {
    expect(expireQuote(quote, instant("2027-01-04T08:00:00Z"))).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { accepted, acceptance, granted, instant, sent } from "../../../../test/shop/quote.ts";
import { acceptQuote } from "../accept.ts";
import { mayWithdrawOn, refundBy, withdrawFrom } from "./withdraw.ts";

const PARIS = "Europe/Paris";
const said = (at: string, name = "Hélène Vidal") => ({ at: instant(at), zone: PARIS, name });

describe("a client withdraws", () => {
  it("until the last minute of the last day on the shop's clock", () => {
    const withdrawal = granted(withdrawFrom(accepted, said("2026-12-08T22:59:00Z")));
    expect(withdrawal).toMatchObject({ at: "2026-12-08T22:59:00.000Z", isNew: true });
    expect(withdrawal.quote.withdrawn_at).toBe(withdrawal.at);
  });

  it("once: said again, even after the last day, the first time counts", () => {
    const { quote } = granted(withdrawFrom(accepted, said("2026-12-01T09:00:00Z")));
    expect(withdrawFrom(quote, said("2026-12-20T09:00:00Z", ""))).toMatchObject({
      at: "2026-12-01T09:00:00.000Z",
      isNew: false,
    });
  });

  const atCounter = { ...acceptance, conclusion_place: "shop" } as const;
  it.each([
    ["the day after the last one", accepted, said("2026-12-08T23:00:00Z"), "withdrawal-over"],
    ["without a name", accepted, said("2026-12-01T09:00:00Z", " "), "name-missing"],
    ["from what is not signed", sent, said("2026-12-01T09:00:00Z"), "quote-not-accepted"],
    [
      "from what was signed at the counter",
      granted(acceptQuote(sent, atCounter)),
      said("2026-11-25T09:00:00Z"),
      "withdrawal-none",
    ],
  ] as const)("is refused %s", (_, quote, withdrawing, refused) => {
    expect(withdrawFrom(quote, withdrawing)).toEqual({ refused });
  });

  it("is offered the function during the whole period and no longer", () => {
    const days = ["2026-11-24", "2026-12-08", "2026-12-09"] as const;
    const period = { ...accepted, early_start: false };
    const offered = days.map((day) => mayWithdrawOn(period, day as never));
    expect(offered).toEqual([true, true, false]);
  });
});

describe("a repair that is finished within the period", () => {
  const early = granted(
    acceptQuote(sent, { ...acceptance, consents: [...acceptance.consents, "early-start"] }),
  );
  const atOnce = said("2026-12-01T09:00:00Z");
  it("ends the right of who asked that it begins at once", () => {
    const quote = { ...early, performed: true };
    expect(withdrawFrom(quote, atOnce)).toEqual({ refused: "withdrawal-performed" });
    expect(mayWithdrawOn({ ...quote, early_start: true }, "2026-12-01" as never)).toBe(false);
  });
  it("leaves it to who did not ask, and to who asked while it is not finished", () => {
    for (const quote of [{ ...accepted, performed: true }, early])
      expect(withdrawFrom(quote, atOnce)).toMatchObject({ isNew: true });
  });
});

it("what was received is paid back within fourteen days", () => {
  expect(refundBy(instant("2026-12-01T23:30:00Z"), PARIS)).toBe("2026-12-16");
});

import { describe, expect, it, test } from "vitest";
import { APPLIANCE_KINDS } from "../../catalogue/kinds.ts";
import type { LocalDate } from "../../time.ts";
import { announcedBonus, bonusesOf } from "./announced.ts";
import { bonusFault, eligibleBonus, type BonusCase } from "./eligible.ts";
import { bonusOf } from "./grid.ts";
import { isLabelled, labelOf, labelsOn, NO_LABEL } from "./label.ts";

const day = (text: string) => text as LocalDate;
const today = day("2026-11-24");
const label = {
  number: "QR-31-00427",
  valid_from: day("2024-06-01"),
  valid_until: day("2027-05-31"),
};
const shop = { labels: ["QualiRépar"], label };
const washer: BonusCase = {
  shop,
  day: today,
  client_type: "Particulier",
  appliance: { kind_id: "lave-linge", underwarranty: false },
};

describe("the grid", () => {
  it.each([
    ["lave-linge", 5_000],
    ["televiseur", 6_000],
    ["aspirateur", 4_000],
    ["refrigerateur", 2_500],
    ["micro-ondes", 2_000],
    ["smartphone", 2_500],
    ["machine-a-cafe", 1_500],
  ])("pays %s %i cents", (kind_id, amount) => {
    expect(bonusOf(kind_id, today)?.amount).toBe(amount);
  });

  it("leaves other kinds out, and every day before it was published", () => {
    for (const kind_id of ["volet-portail", "peinture", "", "toString"])
      expect(bonusOf(kind_id, today)).toBeUndefined();
    expect(bonusOf("lave-linge", day("2023-12-31"))).toBeUndefined();
    expect(bonusOf("lave-linge", day("2024-01-01"))?.amount).toBe(5_000);
  });

  it("names only kinds of the catalogue", () => {
    const known = APPLIANCE_KINDS.map(({ id }) => id).filter((id) => bonusOf(id, today));
    expect(known).toHaveLength(23);
  });
});

describe("a label", () => {
  it.each([
    ["the day before it", "2024-05-31", false],
    ["its first day", "2024-06-01", true],
    ["its last day", "2027-05-31", true],
    ["the day after it", "2027-06-01", false],
  ])("on %s counts or not", (_, text, expected) => {
    expect(isLabelled(shop, day(text))).toBe(expected);
    expect(labelsOn(shop, day(text))).toEqual(expected ? ["QualiRépar"] : []);
  });

  it("without its number, its days or the switch does not count", () => {
    expect(isLabelled({ ...shop, labels: [] }, today)).toBe(false);
    for (const field of ["number", "valid_from", "valid_until"])
      expect(isLabelled({ ...shop, label: { ...label, [field]: "" } }, today)).toBe(false);
  });

  it("is read from what is stored, whatever was spoilt", () => {
    expect(labelOf(label)).toEqual(label);
    for (const spoilt of [null, [], "x", { number: 3, valid_from: "2024-02-30", valid_until: 1 }])
      expect(labelOf(spoilt)).toEqual(NO_LABEL);
  });
});

describe("the bonus of a repair", () => {
  test("is that of the grid for a private owner out of guarantee", () => {
    expect(eligibleBonus(washer)).toEqual({ amount: 5_000 });
  });

  it.each([
    ["a shop without the label", { shop: { ...shop, labels: [] } }, "bonus-no-label"],
    ["a label that is over", { day: day("2027-06-01") }, "bonus-no-label"],
    ["a company", { client_type: "Entreprise" }, "bonus-company"],
    [
      "an appliance under guarantee",
      { appliance: { kind_id: "lave-linge", underwarranty: true } },
      "bonus-guarantee",
    ],
    [
      "a kind that the grid leaves out",
      { appliance: { kind_id: "volet-portail", underwarranty: false } },
      "bonus-kind",
    ],
    ["no appliance", { appliance: null }, "bonus-kind"],
  ] as const)("is refused for %s", (_, facts, refused) => {
    expect(eligibleBonus({ ...washer, ...facts })).toEqual({ refused });
  });

  it.each([
    ["none, whatever the rest", 0, 0, undefined],
    ["the whole of it", 5_000, 12_000, undefined],
    ["a part of it", 3_000, 12_000, undefined],
    ["more than the grid", 5_001, 12_000, "bonus-amount"],
    ["a total that does not reach it", 5_000, 4_999, "bonus-threshold"],
    ["a total that just reaches it", 5_000, 5_000, undefined],
  ])("deducted: %s", (_, amount, total_incl, fault) => {
    expect(bonusFault({ amount, total_incl }, washer)).toBe(fault);
  });

  it("of a computer begins at 150 €, and of a coffee machine may be the higher one", () => {
    const of = (kind_id: string) => ({ ...washer, appliance: { kind_id, underwarranty: false } });
    const computer = of("ordinateur-portable");
    expect(bonusFault({ amount: 5_000, total_incl: 14_999 }, computer)).toBe("bonus-threshold");
    expect(bonusFault({ amount: 5_000, total_incl: 15_000 }, computer)).toBeUndefined();
    expect(bonusFault({ amount: 2_500, total_incl: 9_000 }, of("machine-a-cafe"))).toBeUndefined();
    expect(bonusFault({ amount: 2_501, total_incl: 9_000 }, of("machine-a-cafe"))).toBe(
      "bonus-amount",
    );
  });

  it("is announced before booking where the shop holds the label", () => {
    expect(announcedBonus(shop, "lave-linge", today)).toBe(5_000);
    expect(announcedBonus(shop, "volet-portail", today)).toBeNull();
    expect(announcedBonus({ ...shop, labels: [] }, "lave-linge", today)).toBeNull();
  });

  it("is listed by amount for what the shop repairs", () => {
    expect(bonusesOf(shop, ["petit-electromenager", "tv-hifi-electronique"], today)[0]).toEqual({
      amount: 6_000,
      kinds: ["Téléviseur"],
    });
    expect(bonusesOf(shop, ["peinture"], today)).toEqual([]);
    expect(bonusesOf(shop, ["gros-electromenager"], day("2027-06-01"))).toEqual([]);
  });
});

/** What the quotes of the demonstration offer is what the product lets leave. */
import { describe, expect, test } from "vitest";
import { isRefusal } from "../../domain/decision.ts";
import { eligibleBonus } from "../../domain/shop/bonus/eligible.ts";
import { lastsAsLabel } from "../../domain/shop/bonus/label.ts";
import { totalsOf } from "../../domain/quote/totals.ts";
import { addDays, dateOf, parseInstant, type Instant } from "../../domain/time.ts";
import { BREAKDOWNS, type Breakdown } from "./breakdowns.ts";
import { clientsOf, type DemoClient } from "./client.ts";
import { ZONE } from "./hours.ts";
import { contentOf } from "./quote-content.ts";
import { DEMO_SHOPS, labelOn } from "./shops.ts";
import type { Outcome } from "./story.ts";

const instant = (text: string): Instant => {
  const at = parseInstant(text);
  if (!at) throw new Error(`${text} is no instant`);
  return at;
};
const NOON = instant("2026-11-23T11:00:00Z");
const today = dateOf(NOON, ZONE);
const [labelled, plain] = DEMO_SHOPS.map((shop) => ({ ...shop, label: labelOn(shop, today) }));
if (!labelled || !plain) throw new Error("the demonstration has shops");
const clientOf = (type: DemoClient["type"]): DemoClient => {
  const client = clientsOf(labelled).find((one) => one.type === type);
  if (!client) throw new Error(`the demonstration has no client of type ${type}`);
  return client;
};
const washer = BREAKDOWNS.find(({ kind_id }) => kind_id === "lave-linge");
if (!washer) throw new Error("the demonstration has a washing machine");

type Told = { breakdown?: Breakdown; client?: DemoClient; outcome?: Outcome };
const story = ({ breakdown = washer, client = clientOf("Particulier"), outcome }: Told) => ({
  label: "story",
  asked_at: NOON,
  by: "desk" as const,
  client,
  breakdown,
  kind: "Diagnostic / Devis" as const,
  wish: null,
  photographed: false,
  outcome: outcome ?? ("repaired" as const),
});
const kindsOf = (told: Told, shop = labelled) =>
  contentOf(story(told), shop, today).lines.map(({ kind }) => kind);

test("a quote says the travel, the labour, the part and the bonus, each line under its own id", () => {
  const { lines, subject, notes } = contentOf(story({}), labelled, today);
  expect(lines.map(({ kind }) => kind)).toEqual(["travel", "labour", "part", "bonus"]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(subject).toBe(`Réparation ${washer.brand} ${washer.model}`);
  expect(notes).toBe(washer.finding);
});

test("while nothing is repaired, a new part may be taken used instead; a renewed one is as it is", () => {
  const parts = (told: Told) =>
    contentOf(story(told), labelled, today)
      .lines.filter(({ kind }) => kind === "part")
      .map(({ condition, option }) => [condition, option?.alternative]);
  expect(parts({ outcome: "sent" })).toEqual([
    ["new", "Neuve"],
    ["used", "Réemploi"],
  ]);
  expect(parts({ outcome: "repaired" })).toEqual([["new", undefined]]);
  const renewed = BREAKDOWNS.find(({ part }) => part?.label.includes("recondition"));
  expect(parts({ outcome: "sent", ...(renewed && { breakdown: renewed }) })).toEqual([
    ["used", undefined],
  ]);
});

test("a client who thinks too long has a quote of one day", () => {
  const days = (outcome: Outcome) => contentOf(story({ outcome }), labelled, today).validity_days;
  expect([days("expired"), days("repaired")]).toEqual([1, 30]);
});

describe("the bonus", () => {
  test("goes to no company", () => {
    expect(kindsOf({ client: clientOf("Entreprise") })).not.toContain("bonus");
  });

  test("is none in a shop without the label", () => {
    expect(plain.labels).toEqual([]);
    expect(kindsOf({}, plain)).not.toContain("bonus");
  });

  test.each(["2026-11-23", "2028-02-29", "2041-12-31"])(
    "is there on whatever day the demonstration is told: %s",
    (text) => {
      const day = dateOf(instant(`${text}T11:00:00Z`), ZONE);
      const label = labelOn(labelled, day);
      expect(lastsAsLabel(label)).toBe(true);
      const { lines } = contentOf(story({}), { ...labelled, label }, addDays(day, -30));
      expect(lines.map(({ kind }) => kind)).toContain("bonus");
    },
  );

  test("is none once the label is over", () => {
    const later = dateOf(instant("2031-01-02T11:00:00Z"), ZONE);
    const { lines } = contentOf(story({}), labelled, later);
    expect(lines.map(({ kind }) => kind)).not.toContain("bonus");
  });

  test.each(BREAKDOWNS.map((breakdown) => [breakdown.model, breakdown] as const))(
    "of %s is within the grid and below the total",
    (_, breakdown) => {
      const { lines } = contentOf(story({ breakdown }), labelled, today);
      const { bonus, due } = totalsOf(lines);
      const appliance = { kind_id: breakdown.kind_id, underwarranty: false };
      const grid = eligibleBonus({
        shop: labelled,
        day: today,
        client_type: "Particulier",
        appliance,
      });
      expect(bonus).toBe(breakdown.bonus);
      expect(bonus).toBeLessThanOrEqual(isRefusal(grid) ? 0 : (grid.most ?? grid.amount));
      expect(due).toBeGreaterThanOrEqual(0);
    },
  );
});

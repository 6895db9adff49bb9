import { beforeAll, describe, expect, test } from "vitest";
import type { Instant } from "../../../../domain/time.ts";
import { loadRefusals } from "../../../platform/refusal.ts";
import type { BoardCard } from "./query.ts";
import { cardLines, movedText, unchangedText, updatedText } from "./words.ts";

beforeAll(loadRefusals);

const NOW = "2026-11-23T10:00:00.000Z" as Instant;
const KARIM = { id: "k", firstname: "Karim", lastname: "BENALI", color: "#0b7285" };
const READER = { now: Date.parse(NOW), zone: "Europe/Paris", users: [KARIM] };

const CARD = {
  __typename: "Repair",
  id: "r",
  reference: "R2026-00012",
  status: "Prêt à réparer",
  urgency: 0,
  danger: null,
  archived: false,
  intervention_type: "Réparation",
  where: "Chez le client",
  description: "",
  fault: "Fuite, Sous la machine",
  lastUpdateAt: "2026-11-22T10:00:00.000Z",
  statusFrom: "2026-11-20T09:00:00.000Z",
  technician_id: "k",
  client: { id: "c", firstname: "Marie", lastname: "DUPONT", phones: [] },
  appliance: { id: "a", kind: "Lave-linge", name: "", brand: "Bosch", model: "" },
  events: [],
  quotes: [],
  invoices: [],
  spare_parts: [],
  loans: [],
} as unknown as BoardCard;

describe("a card", () => {
  test("says the fault, the machine and the client, who does it and since when it waits", () => {
    expect(cardLines(CARD, READER)).toMatchObject({
      title: "Fuite, Sous la machine",
      client: "Marie DUPONT",
      device: "Lave-linge Bosch",
      visit: "",
      waits: true,
      since: "depuis 3\u202fjours",
      isLate: true,
      updated: "màj il y a 1\u202fj",
      people: [{ name: "Karim BENALI", initials: "KB", color: "#0b7285" }],
      step: { label: "Mettre à l’essai" },
    });
  });

  test.each([
    [
      { fault: "", description: "Ne chauffe plus.\nRappeler" },
      "Ne chauffe plus.",
      "Lave-linge Bosch",
    ],
    [{ fault: "", description: "" }, "Lave-linge Bosch", ""],
    [{ fault: "", appliance: null }, "Réparation", ""],
  ])("without answers it is called by what is known: %o", (facts, title, device) => {
    expect(cardLines({ ...CARD, ...facts }, READER)).toMatchObject({ title, device });
  });

  test("says the next visit, and no person who left the shop", () => {
    const visit = {
      id: "e",
      status: "TODO",
      kind: "Réparation",
      where: "Atelier",
      assigned_to: ["x"],
    };
    const hours = { start_at: "2026-11-24T10:00:00.000Z", end_at: "2026-11-24T11:00:00.000Z" };
    const events = [{ ...visit, ...hours }] as unknown as BoardCard["events"];
    expect(cardLines({ ...CARD, technician_id: null, events }, READER)).toMatchObject({
      visit: "Demain à 11\u202fh",
      people: [],
    });
  });
});

test.each([
  ["2026-11-23T09:59:40.000Z", "màj à l’instant"],
  ["2026-11-23T10:05:00.000Z", "màj à l’instant"],
  ["2026-11-23T09:30:00.000Z", "màj il y a 30\u00a0min"],
  ["2026-11-23T07:00:00.000Z", "màj il y a 3\u202fh"],
  ["2026-11-01T10:00:00.000Z", "màj il y a 22\u202fj"],
])("updated at %s: %s", (at, text) => {
  expect(updatedText(at as Instant, READER.now)).toBe(text);
});

test("a move names its card, or says how many", () => {
  expect(movedText([CARD], "Réparé")).toBe("Marie DUPONT, R2026-00012\u00a0: Réparé");
  expect(movedText([CARD, CARD], "Réparé")).toBe("2 réparations\u00a0: Réparé");
});

test("those that stay are named under their reason", () => {
  const other = { ...CARD, reference: "R2026-00013" };
  expect(
    unchangedText([
      { refused: "moved-meanwhile", repair: CARD },
      { refused: "moved-meanwhile", repair: other },
      { refused: "repair-unknown", repair: null },
    ]),
  ).toMatch(
    /^Marie DUPONT, R2026-00012\u202f; Marie DUPONT, R2026-00013\u00a0: Un collègue.*\nCette réparation/,
  );
});

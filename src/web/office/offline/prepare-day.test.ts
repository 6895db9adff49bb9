/** What is read ahead for a technician's day: the questions that the screens will ask, for their own visits. */
import { getOperationName, type AnyVariables, type DocumentInput } from "urql";
import { expect, test } from "vitest";
import { DEFAULT_ZONE, parseInstant } from "../../../domain/time.ts";
import { prepareDay } from "./prepare-day.ts";

const now = parseInstant("2026-03-28T07:00:00.000Z");
if (!now) throw new Error("an instant");
const visit = (repair_id: string | null, facts: object = {}) => ({
  assigned_to: ["hugo"],
  repair_id,
  status: "TODO",
  ...facts,
});

function serverWith(days: Record<string, unknown[]>, answers: Record<string, object> = {}) {
  const asked: { name: string | undefined; variables: unknown }[] = [];
  const query = (document: DocumentInput, variables: AnyVariables) => {
    const name = typeof document === "string" ? document : getOperationName(document);
    asked.push({ name, variables });
    const from = String(variables && "from" in variables ? variables["from"] : "");
    const data = answers[name ?? ""] ?? { events: days[from] ?? [] };
    return { toPromise: async () => ({ data }) };
  };
  return { asked, client: { query } as never };
}

test("today's and tomorrow's own visits, once each, on a day of 23 hours too", async () => {
  const { asked, client } = serverWith({
    "2026-03-27T23:00:00.000Z": [
      visit("r1"),
      visit("r1"),
      visit(null),
      visit("r2", { assigned_to: ["karim"] }),
      visit("r3", { status: "CANCEL" }),
    ],
    "2026-03-28T23:00:00.000Z": [visit("r4", { assigned_to: ["karim", "hugo"] })],
  });
  expect(await prepareDay(client, { user_id: "hugo", now, zone: DEFAULT_ZONE })).toBe(2);
  expect(asked).toEqual([
    {
      name: "day",
      variables: { from: "2026-03-27T23:00:00.000Z", to: "2026-03-28T23:00:00.000Z" },
    },
    {
      name: "day",
      variables: { from: "2026-03-28T23:00:00.000Z", to: "2026-03-29T22:00:00.000Z" },
    },
    ...["r1", "r4"].flatMap((id) => [
      { name: "sheet", variables: { id } },
      { name: "quotedRepair", variables: { id } },
      { name: "quoteOffers", variables: { repair_id: id } },
    ]),
    { name: "prices", variables: { text: null, kind: null, first: 200, skip: 0 } },
  ]);
});

test("of a quote that waits for its client, what they tick before they sign at home", async () => {
  const { asked, client } = serverWith(
    { "2026-03-27T23:00:00.000Z": [visit("r1")] },
    {
      sheet: { repair: { quotes: [{ id: "q1" }] } },
      quote: { quote: { id: "q1", status: "Envoyé", shown_lines: [] } },
    },
  );
  await prepareDay(client, { user_id: "hugo", now, zone: DEFAULT_ZONE });
  expect(asked).toContainEqual({
    name: "quoteConsents",
    variables: { id: "q1", conclusion_place: "home", choices: [] },
  });
});

test("a day without a visit reads no price book", async () => {
  const { asked, client } = serverWith({});
  expect(await prepareDay(client, { user_id: "hugo", now, zone: DEFAULT_ZONE })).toBe(0);
  expect(asked.map(({ name }) => name)).toEqual(["day", "day"]);
});

test("of a very long list the first forty", async () => {
  const many = Array.from({ length: 60 }, (_, turn) => visit(`r${turn}`));
  const { client } = serverWith({ "2026-03-27T23:00:00.000Z": many });
  expect(await prepareDay(client, { user_id: "hugo", now, zone: DEFAULT_ZONE })).toBe(40);
});

/** « Réorganiser la journée » through the office: what is proposed, accepted, refused, undone. */
import { describe, expect, it } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { HUGO, KARIM } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";

const { doors, ask, attempt } = openOffice("2026-11-23T06:00:00Z");

const HOURS = `user_id start_at end_at trip_duration_before trip_duration_after
  trip_is_included_before trip_is_included_after`;
const PROPOSAL = `query ($user_id: ID!, $date: LocalDate!) {
  roundProposal(user_id: $user_id, date: $date) { saved movable
    before { road lines { event { id } start_at } } after { road back lines { event { id } start_at road fixed } }
    moves { event_id from { ${HOURS} } to { ${HOURS} } } } }`;
const REORDER = `mutation ($moves: [RoundMoveInput!]!) {
  result: reorderRound(moves: $moves) {
    ... on ReorderedRound { events { id start_at } } ... on Refusal { refused } } }`;

type Line = { event: { id: string }; start_at: string };
type Move = { event_id: string; from: { start_at: string }; to: { start_at: string } };
type Plan = { road: number; lines: Line[] };
type Proposal = { saved: number; movable: number; before: Plan; after: Plan; moves: Move[] };
type Reordered = { events?: { id: string }[]; refused?: string };

const propose = async (date: string, who = marc): Promise<Proposal> => {
  const variables = { user_id: KARIM.id, date };
  return (await ask<{ roundProposal: Proposal }>(PROPOSAL, variables, who)).roundProposal;
};
const reorder = async (moves: readonly Move[], who = marc): Promise<Reordered> =>
  (await ask<{ result: Reordered }>(REORDER, { moves }, who)).result;
const turned = (moves: readonly Move[]) =>
  moves.map(({ from, to, ...one }) => ({ ...one, from: to, to: from }));
const save = (input: ReturnType<typeof visitOf>) =>
  attempt(
    "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }",
    { input },
    marc,
  );

const MURET = { lat: 43.4616, lon: 1.3263 };
const BLAGNAC = { lat: 43.6325, lon: 1.3922 };

let monday = Date.UTC(2026, 10, 30);
/** Muret, Blagnac, then Muret again, on a Monday of its own for each test. */
async function zigzag(facts: Record<string, unknown> = {}) {
  const date = new Date(monday).toISOString().slice(0, 10);
  monday += 7 * 86_400_000;
  const visits = [];
  for (const [hour, place] of [
    ["08:00", MURET],
    ["09:30", BLAGNAC],
    ["13:30", MURET],
  ] as const) {
    const { repair_id } = await openRepair(doors().database);
    const visit = visitOf(`${date}T${hour}:00.000Z`, { repair_id, ...place, ...facts });
    expect(await save(visit)).toMatchObject({ id: visit.id });
    visits.push({ ...visit, repair_id });
  }
  const [first, second, third] = visits;
  if (!first || !second || !third) throw new Error("three visits expected");
  return { date, first, second, third };
}
const hoursOf = async (date: string) =>
  (await propose(date)).before.lines.map(({ start_at }) => start_at);

describe("the order of a day", () => {
  it("is proposed with the minutes saved, accepted whole, then undone", async () => {
    const { date, first, second, third } = await zigzag();
    const before = await hoursOf(date);
    const { saved, movable, after, moves } = await propose(date, karim);
    expect(movable).toBe(3);
    expect(saved).toBeGreaterThan(30);
    expect(after.lines.map(({ event }) => event.id)).toEqual([first.id, third.id, second.id]);
    expect((await reorder(moves, karim)).events).toHaveLength(3);
    expect(await propose(date)).toMatchObject({ saved: 0, before: { road: after.road } });
    expect((await reorder(turned(moves))).events).toHaveLength(3);
    expect(await hoursOf(date)).toEqual(before);
  });

  it("is written in the journals, and no client is written to: their windows hold", async () => {
    const { date, second } = await zigzag();
    const window = {
      public_start_at: `${date}T08:00:00.000Z`,
      public_end_at: `${date}T12:00:00.000Z`,
    };
    await save({ ...second, ...window });
    const letters = await countOf("app.message", second.repair_id);
    const { moves } = await propose(date);
    expect((await reorder(moves)).refused).toBeUndefined();
    expect(await countOf("app.message", second.repair_id)).toBe(letters);
    const items = await doors().database.asOwner<{ type: string }>(
      "select type from app.repair_item where repair_id = $1 order by id desc limit 1",
      [second.repair_id],
    );
    expect(items).toEqual([{ type: "AppointmentMoved" }]);
    const history = "select 1 from app.field_change where record_id = $1 and field = 'place'";
    expect(await doors().database.asOwner(history, [second.id])).toHaveLength(1);
  });

  it("leaves a visit of two people where it is", async () => {
    const { date } = await zigzag({ assigned_to: [KARIM.id, HUGO.id] });
    expect(await propose(date)).toMatchObject({ saved: 0, movable: 0, moves: [] });
  });

  it("of another shop's technician is not found", async () => {
    const { date } = await zigzag();
    await expect(propose(date, nadia)).rejects.toThrow();
  });
});

describe("an accepted order is refused, and nothing of it is written,", () => {
  it("when a visit was moved meanwhile", async () => {
    const { date, third } = await zigzag();
    const { moves } = await propose(date);
    const start_at = `${date}T14:30:00.000Z`;
    await save({ ...third, start_at, end_at: `${date}T15:45:00.000Z` });
    const hours = await hoursOf(date);
    expect(await reorder(moves)).toEqual({ refused: "round-changed" });
    expect(await hoursOf(date)).toEqual(hours);
  });

  it("when another appointment took the place", async () => {
    const { date } = await zigzag();
    const { moves } = await propose(date);
    const start_at =
      moves.map(({ to }) => to.start_at).find((hour) => hour.slice(11) > "09:10") ?? "";
    await save(visitOf(`${date}T11:30:00.000Z`, { duration: 30 }));
    const hours = await hoursOf(date);
    expect(start_at).not.toBe("");
    expect(await reorder(moves.map(onto(`${date}T11:00:00.000Z`)))).toEqual({
      refused: "slot-taken",
    });
    expect(await hoursOf(date)).toEqual(hours);
  });

  it("when two people accept it at once, for one of them", async () => {
    const { date } = await zigzag();
    const { moves } = await propose(date);
    const answers = await Promise.all([reorder(moves), reorder(moves, karim)]);
    expect(answers.map(({ refused }) => refused ?? "written").sort()).toEqual([
      "round-changed",
      "written",
    ]);
  });

  it("when its technician left the shop", async () => {
    const { date } = await zigzag();
    const { moves } = await propose(date);
    const leave = "update app.shop_user set archived_at = $2 where id = $1";
    await doors().database.asOwner(leave, [KARIM.id, "2026-11-23T05:00:00Z"]);
    expect(await reorder(moves)).toEqual({ refused: "round-changed" });
    await doors().database.asOwner(leave, [KARIM.id, null]);
  });

  it("when it moves nothing", async () => {
    expect(await reorder([])).toEqual({ refused: "bad-input" });
  });

  it("when it is of another shop", async () => {
    const { date } = await zigzag();
    const { moves } = await propose(date);
    expect(await reorder(moves, nadia)).toEqual({ refused: "round-changed" });
  });
});

/** The first move sent to that hour instead of its own. */
const onto = (start_at: string) => (move: Move, index: number) =>
  index > 0
    ? move
    : {
        ...move,
        to: {
          ...move.to,
          start_at,
          end_at: new Date(Date.parse(start_at) + 4_500_000).toISOString(),
        },
      };

async function countOf(table: string, repair_id: string): Promise<number> {
  const rows = await doors().database.asOwner(`select 1 from ${table} where repair_id = $1`, [
    repair_id,
  ]);
  return rows.length;
}

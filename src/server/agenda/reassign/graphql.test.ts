/** Visits of a person who leaves: listed with the colleagues who could take them, handed over, or left to be seen. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { insertEventRow } from "../../../../test/shop/events.ts";
import { GARONNE, HUGO, insertRow, KARIM, LEA } from "../../../../test/shop/garonne.ts";
import { ABSENCE_KIND } from "../../../domain/agenda/event.ts";

/** Monday at noon in Toulouse. */
const { doors, ask, attempt } = openOffice("2026-11-23T11:00:00.000Z");
const INES = { ...KARIM, id: randomUUID(), firstname: "Inès", position: 9 };

type Visit = { event: { id: string; assigned_to: string[] }; candidates: string[] };
type Board = { count: number; visits: Visit[] } | null;
const board = async (user_id: string | null = null, who = marc): Promise<Board> =>
  (
    await ask<{ board: Board }>(
      `query ($user_id: ID) { board: visits_to_reassign(user_id: $user_id) {
        count visits { event { id assigned_to } candidates } } }`,
      { user_id },
      who,
    )
  ).board;
type Outcome = { moved?: number; left?: number; refused?: string };
const reassign = (takeovers: object[], who = marc) =>
  attempt<Outcome>(
    `mutation ($takeovers: [TakeoverInput!]!) { result: reassignVisits(takeovers: $takeovers) {
      ... on Reassigned { moved left } ... on Refusal { refused } } }`,
    { takeovers },
    who,
  );
const archive = (id: string, archived = true) =>
  doors().database.asOwner("update app.shop_user set archived_at = $2 where id = $1", [
    id,
    archived ? "2026-11-23T10:00:00Z" : null,
  ]);

/** One hour on the following Tuesday, at this hour of Toulouse. */
async function visit(hour: number, user_ids: string[], change: object = {}): Promise<string> {
  const id = randomUUID();
  const at = (hours: number) => `2026-11-24T${String(hours - 1).padStart(2, "0")}:00:00Z`;
  const row = { kind: "Réparation", duration: 60, start_at: at(hour), end_at: at(hour + 1) };
  await insertEventRow(doors().database, { shop_id: GARONNE.id, id, ...row, ...change }, user_ids);
  return id;
}
const idsOf = (shown: Board) => shown?.visits.map(({ event }) => event.id);

beforeEach(async () => {
  const { database } = doors();
  await database.asOwner("delete from app.event where shop_id = $1", [GARONNE.id]);
  await database.asOwner("delete from app.shop_user where id = $1", [INES.id]);
  await insertRow(database, "app.shop_user", { shop_id: GARONNE.id, ...INES });
});

test("only visits to come that nobody else has are left behind, in the order of the calendar", async () => {
  const [later, first] = [await visit(16, [INES.id]), await visit(9, [INES.id])];
  await visit(10, [INES.id, KARIM.id]);
  await visit(11, [INES.id], { status: "CANCEL" });
  await visit(14, [INES.id], { kind: ABSENCE_KIND });
  await visit(9, [INES.id], { start_at: "2026-11-20T08:00:00Z", end_at: "2026-11-20T09:00:00Z" });
  await visit(9, [LEA.id]);
  expect(idsOf(await board(INES.id))).toEqual([first, later]);
  expect(await board()).toEqual({ count: 0, visits: [] });
  await archive(INES.id);
  expect(idsOf(await board())).toEqual([first, later]);
});

test("the colleagues named are free then, and the leaver is not among them", async () => {
  const id = await visit(9, [INES.id]);
  await visit(9, [KARIM.id]);
  const [shown] = (await board(INES.id))?.visits ?? [];
  expect(shown).toEqual({
    event: { id, assigned_to: [INES.id] },
    candidates: [LEA.id, HUGO.id],
  });
});

test("those handed over leave the list and are the colleague’s; the desk may do it too", async () => {
  const [first, second] = [await visit(9, [INES.id]), await visit(14, [INES.id])];
  await archive(INES.id);
  const moved = await reassign([{ event_id: first, user_id: LEA.id }], sylvie);
  expect(moved).toEqual({ moved: 1, left: 0 });
  expect(idsOf(await board())).toEqual([second]);
  const { event } = await ask<{ event: { assigned_to: string[] } }>(
    "query ($id: ID!) { event(id: $id) { assigned_to } }",
    { id: first },
  );
  expect(event.assigned_to).toEqual([LEA.id]);
});

test("one whose hour was taken meanwhile stays to be seen; the others go", async () => {
  const [first, second] = [await visit(9, [INES.id]), await visit(14, [INES.id])];
  await archive(INES.id);
  await visit(9, [LEA.id]);
  const takeovers = [first, second].map((event_id) => ({ event_id, user_id: LEA.id }));
  expect(await reassign(takeovers)).toEqual({ moved: 1, left: 1 });
  expect(idsOf(await board())).toEqual([first]);
});

test("two colleagues handed the same hours at once: one visit each, never two", async () => {
  const [first, second] = [await visit(9, [INES.id]), await visit(9, [HUGO.id])];
  await archive(INES.id);
  await archive(HUGO.id);
  const outcomes = await Promise.all(
    [first, second].map((event_id) => reassign([{ event_id, user_id: LEA.id }])),
  );
  await archive(HUGO.id, false);
  expect(outcomes.map((outcome) => ("moved" in outcome ? outcome.moved : outcome))).toEqual(
    expect.arrayContaining([0, 1]),
  );
});

test("somebody who left, or of another shop, takes nothing over; unknown visits are not found", async () => {
  const event_id = await visit(9, [KARIM.id]);
  await archive(INES.id);
  for (const user_id of [INES.id, nadia.person.id, "x".repeat(5_000)])
    expect(await reassign([{ event_id, user_id }])).toMatchObject({
      refused: "technician-unknown",
    });
  await expect(reassign([{ event_id, user_id: nadia.person.id }], nadia)).rejects.toThrow(
    /n’existe pas/,
  );
  expect(await board(KARIM.id, nadia)).toBeNull();
  const many = Array.from({ length: 301 }, () => ({ event_id, user_id: LEA.id }));
  expect(await reassign(many, karim)).toMatchObject({ refused: "bad-input" });
});

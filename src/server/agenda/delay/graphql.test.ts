/** A morning that slips, through the office: what is proposed, accepted in one click, told and refused. */
import { describe, expect, it } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";
import { findSheet, loadTracking } from "../../repair/track.ts";

/** 11 h 10 in Toulouse. */
const { doors, ask, attempt } = openOffice("2026-11-23T10:10:00Z");
const DATE = "2026-11-23";

const HOURS = `user_id start_at end_at trip_duration_before trip_duration_after
  trip_is_included_before trip_is_included_after`;
const PROPOSAL = `query ($user_id: ID!, $minutes: Int) { delayProposal(user_id: $user_id, minutes: $minutes) {
  minutes ends_at reordered event { id } kept { broken late }
  after { broken left_out { id } lines { event { id } start_at told public_start_at public_end_at } }
  moves { event_id from { ${HOURS} } to { ${HOURS} } } } }`;
const RESCHEDULE = `mutation ($user_id: ID!, $moves: [RoundMoveInput!]!, $left_out: [ID!]!) {
  result: rescheduleDay(user_id: $user_id, moves: $moves, left_out: $left_out) {
    ... on RescheduledDay { events { id start_at } } ... on Refusal { refused } } }`;

type Move = { event_id: string; from: { start_at: string }; to: { start_at: string } };
type Line = { event: { id: string }; start_at: string; told: boolean };
type Proposal = {
  minutes: number;
  event: { id: string };
  after: { broken: number; left_out: { id: string }[]; lines: Line[] };
  moves: Move[];
};
type Answer = { events?: { id: string; start_at: string }[]; refused?: string };

const propose = async (minutes = 0, who = karim): Promise<Proposal | null> => {
  const variables = { user_id: KARIM.id, minutes };
  return (await ask<{ delayProposal: Proposal | null }>(PROPOSAL, variables, who)).delayProposal;
};
const found = async (minutes = 0): Promise<Proposal> => {
  const proposal = await propose(minutes);
  if (!proposal) throw new Error("a visit under way");
  return proposal;
};
const accept = async ({ moves, after }: Proposal, who = karim): Promise<Answer> => {
  const left_out = after.left_out.map(({ id }) => id);
  const variables = { user_id: KARIM.id, moves, left_out };
  return (await ask<{ result: Answer }>(RESCHEDULE, variables, who)).result;
};
const save = (input: ReturnType<typeof visitOf>) =>
  attempt(
    "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }",
    { input },
    marc,
  );
const TOULOUSE = { lat: 43.6045, lon: 1.444 };
const BLAGNAC = { lat: 43.6325, lon: 1.3922 };

/** Of the same day for all: the tests follow each other, each with a day cleared of the others' visits. */
async function visit(from: string, to: string, facts: Record<string, unknown> = {}) {
  const affair = await openRepair(doors().database);
  const [start, end] = [from, to].map((hour) => `${DATE}T${hour}:00.000Z`);
  const input = visitOf(String(start), {
    repair_id: affair.repair_id,
    end_at: end,
    duration: (Date.parse(String(end)) - Date.parse(String(start))) / 60_000,
    trip_is_included_after: false,
    ...BLAGNAC,
    ...facts,
  });
  expect(await save(input)).toMatchObject({ id: input.id });
  return { ...affair, id: input.id, input };
}

/** At 9 h for an hour, at 10 h 30 announced until 11 h 30, at 15 h. */
async function morning() {
  await doors().database.asOwner("delete from app.event where shop_id is not null", []);
  const underWay = await visit("08:00", "09:00", TOULOUSE);
  const next = await visit("09:30", "10:15", {
    public_start_at: `${DATE}T09:30:00.000Z`,
    public_end_at: `${DATE}T10:30:00.000Z`,
  });
  const last = await visit("14:00", "15:00", {
    public_start_at: `${DATE}T13:30:00.000Z`,
    public_end_at: `${DATE}T15:30:00.000Z`,
  });
  return { underWay, next, last };
}
const lettersOf = (repair_id: string) =>
  doors().database.asOwner<{ subject: string }>(
    "select subject from app.message where template = 'appointment-moved' and repair_id = $1 order by id",
    [repair_id],
  );

describe("a morning that slips", () => {
  it("proposes new hours, and one click writes them and tells the client who would wait", async () => {
    const { underWay, next, last } = await morning();
    const proposal = await found();
    expect(proposal).toMatchObject({ minutes: 70, event: { id: underWay.id } });
    const told = proposal.after.lines.filter((line) => line.told);
    expect(told.map(({ event, start_at }) => [event.id, start_at.slice(0, 13)])).toEqual([
      [next.id, `${DATE}T13`],
    ]);
    const answer = await accept(proposal);
    expect(answer.events?.map(({ id }) => id)).toContain(next.id);
    expect(await lettersOf(next.repair_id)).toHaveLength(1);
    expect(await lettersOf(last.repair_id)).toEqual([]);
    expect(await lettersOf(underWay.repair_id)).toEqual([]);
    const page = await trackingOf(next.sheetid);
    expect(page?.appointments[0]?.public_start_at.slice(0, 13)).toBe(`${DATE}T13`);
    const again = await found();
    expect(again).toMatchObject({ minutes: 0, after: { broken: 0 } });
  });

  it("is written once, though it is pressed twice at the same time and once more later", async () => {
    const { next } = await morning();
    const proposal = await found();
    const answers = await Promise.all([accept(proposal), accept(proposal, marc)]);
    expect(answers.map(({ refused }) => refused)).toEqual([undefined, undefined]);
    expect((await accept(proposal)).refused).toBeUndefined();
    expect(await lettersOf(next.repair_id)).toHaveLength(1);
    const moved =
      "select 1 from app.repair_item where type = 'AppointmentMoved' and repair_id = $1";
    expect(await doors().database.asOwner(moved, [next.repair_id])).toHaveLength(1);
  });

  it("keeps for another day, without a technician, what no longer fits", async () => {
    const { last } = await morning();
    const long = await visit("15:00", "17:15", {
      public_start_at: `${DATE}T15:00:00.000Z`,
      public_end_at: `${DATE}T16:00:00.000Z`,
    });
    const proposal = await found(240);
    const left_out = proposal.after.left_out.map(({ id }) => id);
    expect(left_out).toContain(long.id);
    expect((await accept(proposal)).refused).toBeUndefined();
    const people = "select 1 from app.event_assignee where event_id = $1";
    expect(await doors().database.asOwner(people, [long.id])).toEqual([]);
    expect(left_out).not.toContain(last.id);
  });

  it("is proposed to nobody who is on time, and to no other shop", async () => {
    await doors().database.asOwner("delete from app.event where shop_id is not null", []);
    expect(await propose()).toBeNull();
    await morning();
    expect(await propose(0, nadia)).toBeNull();
  });
});

describe("a new day is refused, and nothing of it is written or told,", () => {
  it("when a visit was moved meanwhile", async () => {
    const { next, last } = await morning();
    const proposal = await found();
    await save({
      ...next.input,
      start_at: `${DATE}T16:00:00.000Z`,
      end_at: `${DATE}T16:45:00.000Z`,
    });
    const letters = await lettersOf(next.repair_id);
    expect(await accept(proposal)).toEqual({ refused: "round-changed" });
    expect(await lettersOf(next.repair_id)).toEqual(letters);
    expect(await lettersOf(last.repair_id)).toEqual([]);
  });

  it("when another appointment took the place", async () => {
    const { next } = await morning();
    const proposal = await found();
    const start = proposal.moves.find(({ event_id }) => event_id === next.id)?.to.start_at ?? "";
    await visit(start.slice(11, 16), "13:45");
    expect(await accept(proposal)).toEqual({ refused: "slot-taken" });
    expect(await lettersOf(next.repair_id)).toEqual([]);
  });

  it("when it is of another shop", async () => {
    await morning();
    const proposal = await found();
    expect(await accept(proposal, nadia)).toEqual({ refused: "round-changed" });
  });

  it("when it gives a visit to a colleague", async () => {
    await morning();
    const { moves, ...proposal } = await found();
    const given = moves.map((move) => ({ ...move, to: { ...move.to, user_id: marc.person.id } }));
    expect(await accept({ ...proposal, moves: given })).toEqual({ refused: "bad-input" });
  });
});

async function trackingOf(sheetid: string) {
  const { database, services } = doors();
  const sheet = await findSheet(database, sheetid);
  if (!sheet) throw new Error("no sheet");
  return database.withShop(sheet.scope, (db) => loadTracking(db, sheet, services.clock()));
}

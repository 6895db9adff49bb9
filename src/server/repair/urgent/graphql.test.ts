/** « Urgence : qui et quand ? » through the office: what is proposed, planned, refused. */
import { beforeAll, describe, expect, it } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";

/** Monday, half past eight in the morning in Toulouse. */
const { doors, ask, attempt } = openOffice("2026-11-23T07:30:00Z");

const HOURS = `user_id start_at end_at trip_duration_before trip_duration_after
  trip_is_included_before trip_is_included_after`;
const CHOICES = `query ($repair_id: ID!) { urgentChoices(repair_id: $repair_id) {
  kind repair { id } user_id start_at end_at public_start_at public_end_at cost overtime keeps
  trip_duration_before trip_duration_after
  delays { event { id } from { ${HOURS} } to { ${HOURS} } late } } }`;
const PLAN = `mutation ($input: EventInput!, $delays: [UrgentDelayInput!]!, $tell_client: Boolean) {
  result: planUrgentVisit(input: $input, delays: $delays, tell_client: $tell_client) {
    ... on Event { id } ... on Refusal { refused } } }`;

type Hours = { user_id: string; start_at: string; end_at: string };
type Delay = { event: { id: string }; from: Hours; to: Hours; late: number };
type Choice = Hours & {
  kind: string;
  repair: { id: string };
  public_start_at: string;
  public_end_at: string;
  trip_duration_before: number;
  trip_duration_after: number;
  cost: number;
  overtime: number;
  keeps: boolean;
  delays: Delay[];
};
const choices = async (repair_id: string, who = karim): Promise<Choice[]> =>
  (await ask<{ urgentChoices: Choice[] }>(CHOICES, { repair_id }, who)).urgentChoices;

const waiting = async (): Promise<string> => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  await database.asOwner(`update app.repair set "where" = 'Chez le client' where id = $1`, [
    repair_id,
  ]);
  return repair_id;
};
const inputOf = (choice: Choice) =>
  visitOf(choice.start_at, {
    end_at: choice.end_at,
    repair_id: choice.repair.id,
    assigned_to: [choice.user_id],
    public_start_at: choice.public_start_at,
    public_end_at: choice.public_end_at,
    trip_duration_before: choice.trip_duration_before,
    trip_duration_after: choice.trip_duration_after,
    trip_is_included_after: false,
  });
const sent = (delays: readonly Delay[]) =>
  delays.map(({ event, ...delay }) => ({ ...delay, event_id: event.id }));
const plan = async (choice: Choice, delays = choice.delays) => {
  const input = inputOf(choice);
  const variables = { input, delays: sent(delays) };
  const { result } = await ask<{ result: { id?: string; refused?: string } }>(
    PLAN,
    variables,
    karim,
  );
  return { ...result, wanted: input.id };
};
const save = (input: ReturnType<typeof visitOf>) =>
  attempt("mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }", {
    input,
  });
const startOf = async (id: string) => {
  const query = "query ($id: ID!) { event(id: $id) { start_at public_end_at } }";
  type Event = { event: { start_at: string; public_end_at: string | null } };
  return (await ask<Event>(query, { id }, karim)).event;
};
const lettersOf = async (repair_id: string) =>
  (await doors().database.asOwner("select 1 from app.message where repair_id = $1", [repair_id]))
    .length;

/** A visit at the same address: the road adds nothing. */
async function plannedVisit(rest: Record<string, unknown>) {
  const repair_id = await waiting();
  const visit = visitOf("2026-11-23T08:15:00.000Z", {
    repair_id,
    assigned_to: [KARIM.id],
    ...rest,
  });
  expect(await save(visit)).toMatchObject({ id: visit.id });
  return { ...visit, repair_id };
}

describe("an urgent visit", () => {
  let repair_id = "";
  beforeAll(async () => {
    repair_id = await waiting();
  });

  it("is proposed today, the choices that keep every promise first", async () => {
    const found = await choices(repair_id);
    const [first] = found;
    expect(first).toMatchObject({
      repair: { id: repair_id },
      keeps: true,
      overtime: 0,
      delays: [],
    });
    expect(first?.start_at.slice(0, 10)).toBe("2026-11-23");
    expect(first && first.start_at > "2026-11-23T07:30").toBe(true);
    expect(first && first.public_start_at <= first.start_at).toBe(true);
    const keeps = found.map((one) => Number(one.keeps));
    expect(keeps).toEqual(keeps.toSorted((a, b) => b - a));
  });

  it("planned before a visit puts it back inside its window, and its client is not written to", async () => {
    const window = {
      public_start_at: "2026-11-23T08:00:00.000Z",
      public_end_at: "2026-11-23T13:00:00.000Z",
    };
    const visit = await plannedVisit(window);
    const letters = await lettersOf(visit.repair_id);
    const found = await choices(repair_id);
    const choice = found.find(({ delays }) =>
      delays.some(({ from, to }) => from.start_at < to.start_at),
    );
    if (!choice) throw new Error("a choice that moves the visit");
    expect(choice).toMatchObject({ keeps: true, user_id: KARIM.id });
    const delay = choice.delays[0];
    expect(delay).toMatchObject({ event: { id: visit.id }, late: 0 });

    expect(await plan(choice, [])).toMatchObject({ refused: "slot-taken" });
    const planned = await plan(choice);
    expect(planned.id).toBe(planned.wanted);
    expect((await startOf(visit.id)).start_at).toBe(delay?.to.start_at);
    expect(await lettersOf(visit.repair_id)).toBe(letters);
    expect(await choices(repair_id)).toEqual([]);
    expect(await plan(choice)).toMatchObject({ refused: "round-changed" });
  });

  it("that makes a client wait says so, and the client is written a later window", async () => {
    const told = {
      public_start_at: "2026-11-23T12:30:00.000Z",
      public_end_at: "2026-11-23T13:05:00.000Z",
    };
    const visit = await plannedVisit({
      start_at: "2026-11-23T13:00:00.000Z",
      end_at: "2026-11-23T16:00:00.000Z",
      ...told,
    });
    const from = { end_at: "2026-11-23T12:30:00.000Z", assigned_to: [KARIM.id] };
    const away = { ...from, where: "Atelier", repair_id: null };
    expect(await save(visitOf("2026-11-23T10:15:00.000Z", away))).toBeDefined();
    const urgent = await waiting();
    const found = await choices(urgent);
    const choice = found.find(({ delays }) => delays.some(({ late }) => late > 0));
    if (!choice) throw new Error("a choice that makes a client wait");
    const letters = await lettersOf(visit.repair_id);
    const less = choice.delays.map((delay) => ({ ...delay, late: 0 }));
    expect(await plan(choice, less)).toMatchObject({ refused: "round-changed" });
    expect((await startOf(visit.id)).public_end_at).toBe(told.public_end_at);
    expect((await plan(choice)).refused).toBeUndefined();
    expect((await startOf(visit.id)).public_end_at).not.toBe(told.public_end_at);
    expect(await lettersOf(visit.repair_id)).toBe(letters + 1);
  });

  it("of another shop is not found", async () => {
    const urgent = await waiting();
    await expect(choices(urgent, nadia)).rejects.toThrow();
  });
});

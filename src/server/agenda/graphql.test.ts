/** What the office reads of the agenda, the statuses it gives, and what its clients are written. */
import { describe, expect, it } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice, sylvie } from "../../../test/shop/colleagues.ts";
import { KARIM, LEA } from "../../../test/shop/garonne.ts";
import { visitOf } from "../../../test/shop/office.ts";

const { doors, ask, attempt } = openOffice("2026-11-23T06:00:00Z");

const FIELDS = "... on Event { id status start_at repair_id } ... on Refusal { refused detail }";
type Answer = { id?: string; status?: string; refused?: string; detail?: object | null };
type Read = { id: string; status: string };
type Visit = ReturnType<typeof visitOf>;

const save = async (input: Visit, who = marc): Promise<Answer> => {
  const query = `mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id status start_at repair_id } }`;
  return attempt<Answer>(query, { input }, who);
};
const set = async (id: string, status: string, who = marc): Promise<Answer> => {
  const query = `mutation ($id: ID!, $status: String!) {
    result: setEventStatus(id: $id, status: $status) { ${FIELDS} } }`;
  return (await ask<{ result: Answer }>(query, { id, status }, who)).result;
};
const eventsBetween = async (from: string, to: string, who = marc): Promise<Read[]> => {
  const query = `query ($from: Instant!, $to: Instant!) {
    events(from: $from, to: $to) { id status assigned_to } }`;
  return (await ask<{ events: Read[] }>(query, { from, to }, who)).events;
};
const idsBetween = async (from: string, to: string) =>
  (await eventsBetween(from, to)).map(({ id }) => id);
const eventOf = async (id: string, who = marc): Promise<Read | null> =>
  (
    await ask<{ event: Read | null }>(
      "query ($id: ID!) { event(id: $id) { id status } }",
      { id },
      who,
    )
  ).event;

let day = 1;
/** Another morning for each test, so that none meets the appointments of another. */
const morning = (): string => new Date(Date.UTC(2027, 1, day++, 8)).toISOString();
const saved = async (facts: Record<string, unknown> = {}, start_at = morning()) => {
  const visit = visitOf(start_at, facts);
  expect(await save(visit)).toMatchObject({ id: visit.id });
  return visit;
};
/** An appointment of a repair, with an arrival window of two hours announced to the client. */
const announced = async () => {
  const { repair_id } = await openRepair(doors().database);
  const public_start_at = morning();
  const public_end_at = new Date(Date.parse(public_start_at) + 7_200_000).toISOString();
  const visit = await saved({ repair_id, public_start_at, public_end_at }, public_start_at);
  return { ...visit, repair_id };
};
const lettersOf = (repair_id: string) =>
  doors().database.asOwner<{
    template: string;
    subject: string;
    attachments: { content: string }[];
  }>(
    "select template, subject, attachments from app.message where repair_id = $1 order by created_at, id",
    [repair_id],
  );

describe("the status of an appointment", () => {
  it.each([
    ["the owner", marc],
    ["the desk", sylvie],
    ["a technician", karim],
  ])("is set by %s, and stays", async (_, who) => {
    const { id } = await saved();
    expect(await set(id, "DONE", who)).toMatchObject({ id, status: "DONE" });
    expect(await eventOf(id)).toEqual({ id, status: "DONE" });
  });

  it("set twice is refused the second time, without a second letter", async () => {
    const { id, repair_id } = await announced();
    expect(await set(id, "CANCEL")).toMatchObject({ status: "CANCEL" });
    expect(await set(id, "CANCEL")).toMatchObject({ refused: "unchanged" });
    expect((await lettersOf(repair_id)).map(({ template }) => template)).toEqual([
      "booking-confirmed",
      "appointment-cancelled",
    ]);
  });

  it("that does not exist is refused in French", async () => {
    const { id } = await saved();
    for (const status of ["done", "PERDU", ""])
      expect(await set(id, status)).toEqual({
        refused: "bad-input",
        detail: { status: "Ce statut n’existe pas." },
      });
  });

  it("cancelled gives the hour to another, who keeps it when the first comes back", async () => {
    const start_at = morning();
    const first = await saved({}, start_at);
    expect(await save(visitOf(start_at))).toMatchObject({ refused: "slot-taken" });
    await set(first.id, "CANCEL");
    await saved({}, start_at);
    expect(await set(first.id, "TODO")).toMatchObject({ refused: "slot-taken" });
    expect(await eventOf(first.id)).toMatchObject({ status: "CANCEL" });
  });

  it("planned again is announced again, with its calendar entry", async () => {
    const { id, repair_id } = await announced();
    await set(id, "CANCEL");
    expect(await set(id, "TODO")).toMatchObject({ status: "TODO" });
    const letters = await lettersOf(repair_id);
    expect(letters.map(({ template }) => template)).toEqual([
      "booking-confirmed",
      "appointment-cancelled",
      "booking-confirmed",
    ]);
    expect(letters.at(-1)?.attachments[0]?.content).toContain(id);
    expect(letters[1]?.attachments).toEqual([]);
  });

  it("of another shop's appointment is not found, nor of none", async () => {
    const { id } = await saved();
    const missing = /n’existe pas ou n’appartient pas/;
    await expect(set(id, "DONE", nadia)).rejects.toThrow(missing);
    await expect(set("rien", "DONE")).rejects.toThrow(missing);
    expect(await eventOf(id, nadia)).toBeNull();
    expect(await eventOf("rien")).toBeNull();
  });
});

describe("an announced appointment that is moved", () => {
  const move = async (tell_client: boolean | null) => {
    const { repair_id, ...visit } = await announced();
    const start_at = morning();
    const end_at = new Date(Date.parse(start_at) + 3_600_000).toISOString();
    const window = { public_start_at: start_at, public_end_at: end_at };
    const query = `mutation ($input: EventInput!, $tell_client: Boolean) {
      result: upsertEvent(input: $input, tell_client: $tell_client) { id } }`;
    const input = { ...visit, repair_id, start_at, end_at, ...window };
    expect(await attempt(query, { input, tell_client }, marc)).toMatchObject({ id: visit.id });
    return (await lettersOf(repair_id)).map(({ template }) => template);
  };

  it("is written to its client, unless the shop says that it tells them itself", async () => {
    const [confirmed, moved] = ["booking-confirmed", "appointment-moved"];
    expect(await move(true)).toEqual([confirmed, moved]);
    expect(await move(null)).toEqual([confirmed, moved]);
    expect(await move(false)).toEqual([confirmed]);
  });
});

describe("the calendar entry of an announced appointment", () => {
  it("holds the window and not the technician's hours, nor the client's address", async () => {
    const { id, repair_id, public_end_at } = { public_end_at: "", ...(await announced()) };
    const [letter] = await lettersOf(repair_id);
    const content = letter?.attachments[0]?.content ?? "";
    const stamp = (instant: string) => instant.replaceAll(/[-:]|\.000/g, "");
    expect(content).toContain(`UID:${id}`);
    expect(content).toContain(`DTEND:${stamp(String(public_end_at))}`);
    expect(content).toContain("LOCATION:Chez vous");
    expect(content).not.toContain("Peupliers");
  });
});

describe("the appointments between two instants", () => {
  it("are those that touch them, cancelled ones included, in the order of the calendar", async () => {
    const [first, second] = [morning(), morning()];
    const later = await saved({ assigned_to: [LEA.id] }, second);
    const sooner = await saved({ assigned_to: [KARIM.id] }, first);
    await set(sooner.id, "CANCEL");
    expect(await eventsBetween(first, later.end_at)).toMatchObject([
      { id: sooner.id, status: "CANCEL", assigned_to: [KARIM.id] },
      { id: later.id, status: "TODO", assigned_to: [LEA.id] },
    ]);
    expect(await idsBetween(sooner.end_at, second)).toEqual([]);
    expect(await idsBetween(second, second)).toEqual([]);
    expect(await eventsBetween(first, later.end_at, nadia)).toEqual([]);
  });

  it("are those of the twenty-five hours of the day when clocks go back", async () => {
    const [before, last, after] = [
      "2027-10-30T21:59:00.000Z",
      "2027-10-31T22:00:00.000Z",
      "2027-10-31T23:00:00.000Z",
    ];
    const evening = await saved({}, last);
    const next = await saved({ assigned_to: [LEA.id] }, after);
    const day31 = ["2027-10-30T22:00:00Z", "2027-10-31T23:00:00Z"] as const;
    expect(await idsBetween(...day31)).toEqual([evening.id]);
    expect(await idsBetween(before, "2027-11-01T23:00:00Z")).toEqual([evening.id, next.id]);
  });

  it.each([
    [
      "more than four hundred days",
      "2027-01-01T00:00:00Z",
      "2028-03-01T00:00:00Z",
      /un an au plus/,
    ],
    ["an end before the start", "2027-01-02T00:00:00Z", "2027-01-01T00:00:00Z", /la fin suit/],
    ["a date without an hour", "2027-01-02", "2027-01-03", /décalage horaire/],
    ["words", "demain", "plus tard", /décalage horaire/],
  ])("of %s are refused in French", async (_, from, to, message) => {
    await expect(eventsBetween(from, to)).rejects.toThrow(message);
  });
});

describe("the technician says « J’y suis »", () => {
  const arrive = async (id: string, who = karim) =>
    (
      await ask<{ result: Answer & { arrived_at?: string | null } }>(
        `mutation ($id: ID!) { result: arriveAtVisit(id: $id) {
          ... on Event { id arrived_at } ... on Refusal { refused } } }`,
        { id },
        who,
      )
    ).result;
  const arrivals = (repair_id: string) =>
    doors().database.asOwner(
      "select 1 from app.repair_item where type = 'TechnicianArrived' and repair_id = $1",
      [repair_id],
    );

  it("and the journal keeps it once, however often it is pressed", async () => {
    const visit = await announced();
    const first = await arrive(visit.id);
    expect(first.arrived_at).toMatch(/^20/);
    const again = await Promise.all([arrive(visit.id), arrive(visit.id)]);
    expect(again).toEqual([first, first]);
    expect(await arrivals(visit.repair_id)).toHaveLength(1);
    const second = await saved({ repair_id: visit.repair_id });
    expect((await arrive(second.id)).arrived_at).toMatch(/^20/);
    expect(await arrivals(visit.repair_id)).toHaveLength(2);
  });

  it("of a visit still to be done, of a repair, in his own shop", async () => {
    const visit = await announced();
    await set(visit.id, "CANCEL");
    expect(await arrive(visit.id)).toEqual({ refused: "no-visit" });
    expect(await arrive((await saved()).id)).toEqual({ refused: "no-visit" });
    expect(await arrivals(visit.repair_id)).toEqual([]);
    await expect(arrive((await announced()).id, nadia)).rejects.toThrow();
  });
});

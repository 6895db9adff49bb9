import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, KARIM, LOIRE, MARC, NADIA } from "../../../test/shop/garonne.ts";
import {
  askOffice,
  createRepair,
  creationOf,
  officeDoors,
  signIn,
  vidal,
  visitOf,
  type Cookies,
} from "../../../test/shop/office.ts";
import { schema } from "../schema.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [officeDoors(schema)]);
const people: Record<"marc" | "nadia", Cookies> = { marc: {}, nadia: {} };

beforeAll(async () => {
  people.marc = await signIn(doors(), MARC, GARONNE.id);
  people.nadia = await signIn(doors(), NADIA, LOIRE.id);
});

/** An open repair of Madame Vidal, with the status given. */
async function repairIn(status: string): Promise<string> {
  const asked = creationOf(await vidal(doors().database), { status, urgency: 0 });
  const response = await createRepair(doors(), asked, { cookies: people.marc });
  expect(response.statusCode).toBe(200);
  return asked.repair_id;
}

const resumptionOf = (repair_id: string, facts: object = {}) => ({
  id: randomUUID(),
  repair_id,
  intervention_type: "Réparation",
  where: "Chez le client",
  urgency: 1,
  items: [{ type: "NotesAdded", payload: { description: "Rappelle : la fuite revient." } }],
  ...facts,
});

type Answer = { status?: string; urgency?: number; refused?: string; detail?: unknown };
async function resume(input: object, cookies = people.marc) {
  const query = `mutation ($input: ResumeInput!) { resumeRepair(input: $input) {
    ... on Repair { status urgency intervention_type where } ... on Refusal { refused detail } } }`;
  const { data, errors } = await askOffice<{ resumeRepair: Answer } | null>(
    doors(),
    { query, variables: { input } },
    { cookies },
  );
  return { answer: data?.resumeRepair, errors };
}
const journal = async (id: string, from = 0): Promise<string[]> =>
  (
    await doors().database.asOwner<{ type: string }>(
      "select type from app.repair_item where repair_id = $1 and author = 'shop' order by id",
      [id],
    )
  )
    .map(({ type }) => type)
    .slice(from);
/** Client, appliance, symptoms, notes and the first status. */
const OPENING = 5;

let day = 1;
const morning = (): string => new Date(Date.UTC(2027, 1, day++, 8)).toISOString();

describe("an open repair taken up again", () => {
  it("gains what is new and its appointment, and keeps its status", async () => {
    const repair_id = await repairIn("Attente de pièces");
    const event = visitOf(morning());
    expect((await resume(resumptionOf(repair_id, { event }))).answer).toEqual({
      status: "Attente de pièces",
      urgency: 1,
      intervention_type: "Réparation",
      where: "Atelier",
    });
    expect(await journal(repair_id, OPENING)).toEqual([
      "NotesAdded",
      "UrgencyChanged",
      "AppointmentPlanned",
    ]);
    const [kept] = await doors().database.asOwner(
      `select e.repair_id, e.lat, a.user_id from app.event e join app.event_assignee a on a.event_id = e.id where e.id = $1`,
      [event.id],
    );
    expect(kept).toEqual({ repair_id, lat: 43.6325, user_id: KARIM.id });
  });

  it("that was a draft becomes what it is taken up for", async () => {
    const repair_id = await repairIn("Brouillon");
    expect((await resume(resumptionOf(repair_id))).answer).toEqual({
      status: "Prêt à réparer",
      urgency: 1,
      intervention_type: "Réparation",
      where: "Chez le client",
    });
  });

  it("twice, or ten times at once, is taken up once", async () => {
    const repair_id = await repairIn("Prêt à réparer");
    const input = resumptionOf(repair_id, { event: visitOf(morning()) });
    const answers = await Promise.all(Array.from({ length: 10 }, () => resume(input)));
    answers.push(await resume(input));
    expect(new Set(answers.map(({ answer }) => answer?.urgency))).toEqual(new Set([1]));
    expect(await journal(repair_id, OPENING)).toEqual([
      "NotesAdded",
      "UrgencyChanged",
      "AppointmentPlanned",
    ]);
  });

  it("under an id that served for another repair is refused, and what it says is not lost in silence", async () => {
    const [repair_id, other] = [await repairIn("En essai"), await repairIn("En essai")];
    const input = resumptionOf(repair_id);
    await resume(input);
    const { answer } = await resume({ ...input, repair_id: other });
    expect([answer?.refused, answer?.detail]).toEqual([
      "bad-input",
      { id: expect.stringMatching(/^Cette demande .*\.$/) },
    ]);
    expect(await journal(other, OPENING)).toEqual([]);
  });

  it("while its appointment is moved from the agenda, thirty times at once, waits its turn", async () => {
    const repairs = [await repairIn("En essai"), await repairIn("En essai")];
    const moved = visitOf(morning());
    const query = "mutation ($input: EventInput!) { upsertEvent(input: $input) { __typename } }";
    const both = Array.from({ length: 30 }, async (_, turn) => {
      const repair_id = repairs[turn % 2] ?? "";
      if (turn % 3 === 0)
        return (await resume(resumptionOf(repair_id, { event: visitOf(morning()) }))).errors;
      const input = { ...moved, repair_id, notes: `${turn}`, start_at: moved.start_at };
      const asked = { query, variables: { input } };
      return (await askOffice(doors(), asked, { cookies: people.marc })).errors;
    });
    expect((await Promise.all(both)).filter(Boolean)).toEqual([]);
  });

  it("by two requests gains both", async () => {
    const repair_id = await repairIn("En essai");
    await Promise.all([resume(resumptionOf(repair_id)), resume(resumptionOf(repair_id))]);
    const types = await journal(repair_id, OPENING);
    expect(types.filter((type) => type === "NotesAdded")).toHaveLength(2);
    expect(types.filter((type) => type === "UrgencyChanged")).toHaveLength(1);
  });
});

describe("a repair that cannot be taken up", () => {
  it("archived, says so", async () => {
    const repair_id = await repairIn("Terminer/Archivé");
    expect((await resume(resumptionOf(repair_id))).answer?.refused).toBe("repair-archived");
    expect(await journal(repair_id, OPENING)).toEqual([]);
  });

  it("at an hour that is taken, is not: nothing of it is written, and the same request may come again", async () => {
    const repair_id = await repairIn("Prêt à réparer");
    const start_at = morning();
    const other = await repairIn("Prêt à réparer");
    await resume(resumptionOf(other, { event: visitOf(start_at) }));
    const input = resumptionOf(repair_id, { event: visitOf(start_at) });
    const { answer } = await resume(input);
    expect(answer?.refused).toBe("slot-taken");
    expect(await journal(repair_id, OPENING)).toEqual([]);
    const again = { ...input, event: visitOf(morning()) };
    expect((await resume(again)).answer?.urgency).toBe(1);
  });

  it("of another shop, does not exist", async () => {
    const repair_id = await repairIn("Prêt à réparer");
    const { errors } = await resume(resumptionOf(repair_id), people.nadia);
    expect(errors?.[0]?.message).toMatch(/n’existe pas/);
    expect(await journal(repair_id, OPENING)).toEqual([]);
  });

  it.each<[string, object]>([
    ["an appliance among what is new", { items: [{ type: "ApplianceAdded", payload: {} }] }],
    ["items that are none", { items: "{}" }],
    [
      "10,001 characters",
      { items: [{ type: "NotesAdded", payload: { description: "x".repeat(10_001) } }] },
    ],
    ["an absence", { intervention_type: "Congé / indisponibilité" }],
    ["an urgency of two", { urgency: 2 }],
    ["another repair's appointment", { event: visitOf(morning(), { repair_id: randomUUID() }) }],
  ])("with %s, is refused in French on its field", async (_, change) => {
    const repair_id = await repairIn("Prêt à réparer");
    const { answer } = await resume(resumptionOf(repair_id, change));
    expect(answer?.refused).toBe("bad-input");
    expect(Object.values(answer?.detail ?? {})[0]).toMatch(/^\p{Lu}.*\.$/u);
    expect(await journal(repair_id, OPENING)).toEqual([]);
  });
});

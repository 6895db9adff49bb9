/** What the sheet edits in place, over HTTP: the place, the return, the loan, the time spent and the notes. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { knownClient } from "../../../test/shop/clients.ts";
import { karim, marc, nadia, openOffice, sylvie } from "../../../test/shop/colleagues.ts";
import { GARONNE, insertRepair, insertRow, KARIM } from "../../../test/shop/garonne.ts";

const { doors, ask } = openOffice("2026-11-23T10:00:00.000Z");

const SHEET = `... on Repair { place return_of { id } return_proposed { id } items { id type payload }
  loans { id name returned } work_times { id name minutes } } ... on Refusal { refused }`;
const mutation = (name: string, args: Record<string, string>) => {
  const names = Object.keys(args);
  return `mutation (${names.map((arg) => `$${arg}: ${args[arg]}`).join(", ")}) {
    result: ${name}(${names.map((arg) => `${arg}: $${arg}`).join(", ")}) { ${SHEET} } }`;
};
const id = "ID!";
const text = "String!";
const PLACE = mutation("setRepairPlace", { repair_id: id, from: text, place: text });
const RETURN = mutation("linkReturn", { repair_id: id, first_repair_id: "ID" });
const LEND = mutation("lendDevice", { id, repair_id: id, name: text, due_on: "LocalDate!" });
const GIVE_BACK = mutation("giveBackDevice", { loan_id: id, note: text });
const START = mutation("startWork", { id, repair_id: id });
const STOP = mutation("stopWork", { work_id: id });
const CORRECT = mutation("changeWork", { work_id: id, from: "Int!", minutes: "Int!" });
const NOTE = mutation("addRepairNote", { repair_id: id, description: text, mentioned: "[ID!]" });
const CHANGE_NOTE = mutation("changeRepairNote", {
  repair_id: id,
  item_id: id,
  from: text,
  description: text,
});

type Sheet = {
  refused?: string;
  place: string;
  return_of: { id: string } | null;
  return_proposed: { id: string } | null;
  items: { id: string; type: string; payload: Record<string, unknown> }[];
  loans: { id: string; returned: boolean }[];
  work_times: { id: string; minutes: number | null }[];
};
const run = async (document: string, variables: object, who = sylvie) =>
  (await ask<{ result: Sheet }>(document, { ...variables }, who)).result;

let client_id = "";
const appliance_id = randomUUID();
async function repair(facts: object = {}): Promise<string> {
  const repair_id = randomUUID();
  const row = { reference: `S-${repair_id.slice(0, 8)}`, intervention_type: "Réparation" };
  const keys = { shop_id: GARONNE.id, id: repair_id, client_id };
  await insertRepair(doors().database, { ...row, ...keys, ...facts });
  return repair_id;
}

beforeAll(async () => {
  const { database } = doors();
  client_id = await knownClient(database, "VIDAL Jean");
  const washer = { kind_id: "lave-linge", kind: "Lave-linge" };
  await insertRow(database, "app.appliance", {
    shop_id: GARONNE.id,
    id: appliance_id,
    client_id,
    ...washer,
  });
});

it("a machine is put on a shelf, and two who move it at once do not hide each other's move", async () => {
  const repair_id = await repair();
  expect(await run(PLACE, { repair_id, from: "", place: "Étagère A2" })).toMatchObject({
    place: "Étagère A2",
    items: [{ type: "PlaceChanged", payload: { from: "", to: "Étagère A2" } }],
  });
  const late = await run(PLACE, { repair_id, from: "", place: "Établi 1" }, karim);
  expect(late).toEqual({ refused: "place-changed" });
  const { repair_places } = await ask<{ repair_places: string[] }>("{ repair_places }");
  expect(repair_places).toEqual(["Étagère A2"]);
});

it("a machine that comes back within three months is proposed as a return, linked and unlinked", async () => {
  const first_repair_id = await repair({
    appliance_id,
    status: "Terminer/Archivé",
    archived: true,
    created_at: "2026-09-01T09:00:00Z",
    statusFrom: "2026-09-10T09:00:00Z",
  });
  const repair_id = await repair({ appliance_id, created_at: "2026-11-20T09:00:00Z" });
  const sheet = await run(PLACE, { repair_id, from: "", place: "Établi 1" });
  expect(sheet).toMatchObject({ return_of: null, return_proposed: { id: first_repair_id } });
  expect(await run(RETURN, { repair_id, first_repair_id })).toMatchObject({
    return_of: { id: first_repair_id },
    return_proposed: null,
  });
  const other = await run(RETURN, { repair_id, first_repair_id: await repair() });
  expect(other).toEqual({ refused: "other-appliance" });
  const unlinked = await run(RETURN, { repair_id, first_repair_id: null });
  expect(unlinked.items.at(-1)).toMatchObject({ type: "ReturnUnlinked" });
  expect(unlinked.return_of).toBeNull();
});

it("a device of the shop is lent to one client at a time, and comes back", async () => {
  const [one, other] = [await repair(), await repair()];
  const loan = (repair_id: string) => ({
    id: randomUUID(),
    repair_id,
    name: "Samsung A14",
    due_on: "2026-12-01",
  });
  const both = await Promise.all([run(LEND, loan(one)), run(LEND, loan(other))]);
  expect(both.map(({ refused }) => refused).filter(Boolean)).toEqual(["device-lent"]);
  const loan_id = both.flatMap(({ loans }) => loans ?? [])[0]?.id;
  const back = await run(GIVE_BACK, { loan_id, note: "rayé" });
  expect(back.loans).toMatchObject([{ returned: true }]);
  expect(back.items.at(-1)).toMatchObject({ type: "DeviceGivenBack", payload: { note: "rayé" } });
  expect(await run(GIVE_BACK, { loan_id, note: "" })).toEqual({ refused: "unchanged" });
  const again = await Promise.all([one, other].map((repair_id) => run(LEND, loan(repair_id))));
  expect(again.map(({ refused }) => refused).filter(Boolean)).toEqual(["device-lent"]);
  await expect(run(GIVE_BACK, { loan_id, note: "" }, nadia)).rejects.toThrow();
});

describe("the time spent", () => {
  it("runs for one repair of a person at a time: starting elsewhere stops it", async () => {
    const [one, other] = [await repair(), await repair()];
    const work_id = randomUUID();
    const started = await run(START, { id: work_id, repair_id: one }, karim);
    expect(started.work_times).toMatchObject([{ minutes: null, name: "Karim Benali" }]);
    await run(START, { id: randomUUID(), repair_id: other }, karim);
    expect(await run(STOP, { work_id }, marc)).toEqual({ refused: "unchanged" });
    const corrected = await run(CORRECT, { work_id, from: 1, minutes: 45 });
    expect(corrected.work_times).toMatchObject([{ minutes: 45 }]);
    expect(corrected.items.map(({ type }) => type)).toEqual(["WorkDone", "WorkChanged"]);
    expect(await run(CORRECT, { work_id, from: 1, minutes: 50 })).toEqual({
      refused: "work-changed",
    });
  });

  it("of two starts at once leaves one timer running", async () => {
    const [one, other] = [await repair(), await repair()];
    await Promise.all(
      [one, other].map((repair_id) => run(START, { id: randomUUID(), repair_id }, marc)),
    );
    const [count] = await doors().database.asOwner<{ running: number }>(
      "select count(*)::int as running from app.work_time where minutes is null and user_id = $1",
      [marc.person.id],
    );
    expect(count).toEqual({ running: 1 });
  });
});

it("a note names those who work in the shop, and its correction keeps what it was", async () => {
  const repair_id = await repair();
  const mentioned = [KARIM.id, nadia.person.id, "nobody"];
  const note = { repair_id, description: "@Karim, tu as la clé ?", mentioned };
  const { items } = await run(NOTE, note);
  expect(items[0]?.payload).toEqual({ description: note.description, mentioned: [KARIM.id] });
  const item_id = items[0]?.id;
  const to = { repair_id, item_id, from: note.description, description: "Clé retrouvée" };
  expect((await run(CHANGE_NOTE, to)).items.at(-1)).toMatchObject({
    type: "NoteChanged",
    payload: { from: note.description, to: "Clé retrouvée" },
  });
  expect(await run(CHANGE_NOTE, to)).toEqual({ refused: "note-changed" });
});

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

const STATUS = mutation("setRepairStatus", { repair_id: id, status: text });
const PROBLEM = mutation("changeRepairProblem", {
  repair_id: id,
  tunnel_answer: "JSON!",
  description: text,
  base: "JSON",
}).replace("{ refused }", "{ refused detail }");

const SAVE_CLIENT = `mutation ($input: ClientInput!) { upsertClient(input: $input) { id } }`;
const ADD_ADDRESS = `mutation ($input: AddressInput!, $clientID: ID!) { saved: insertClientAddress(input: $input, clientID: $clientID) { address_id } }`;
const CHANGE_ADDRESS = `mutation ($input: AddressInput!) { updateClientAddress(input: $input) { address_id } }`;
const REMOVE_ADDRESS = `mutation ($clientID: ID!, $address_id: ID!) { removeClientAddress(clientID: $clientID, address_id: $address_id) { address_id } }`;

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
  await repair();
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

it("a repair is not closed while its client has a device of the shop", async () => {
  const repair_id = await repair({ status: "Réparé" });
  const loan_id = randomUUID();
  const device = { name: "ThinkPad L480", due_on: "2026-12-01" };
  await run(LEND, { id: loan_id, repair_id, ...device });
  const close = { repair_id, status: "Terminer/Archivé" };
  expect(await run(STATUS, close)).toEqual({ refused: "loan-out" });
  const back = await run(GIVE_BACK, { loan_id, note: "" });
  expect(back.loans).toMatchObject([{ returned: true }]);
  const elsewhere = await repair({ status: "Réparé" });
  const [former, kept] = [randomUUID(), randomUUID()];
  await run(LEND, { ...device, id: former, repair_id: elsewhere, name: "ThinkPad T14" });
  await run(LEND, { ...device, id: kept, repair_id: elsewhere, name: "ThinkPad X1" });
  const one = await run(GIVE_BACK, { loan_id: former, note: "" });
  // Lent at the same instant: their order is not promised.
  expect(one.loans).toHaveLength(2);
  expect(one.loans).toContainEqual(expect.objectContaining({ id: former, returned: true }));
  expect(one.loans).toContainEqual(expect.objectContaining({ id: kept, returned: false }));
  await run(GIVE_BACK, { loan_id: kept, note: "" });
  const ended = { repair_id: elsewhere, status: "Terminer/Archivé" };
  expect(await run(STATUS, ended)).not.toHaveProperty("refused");
  const [closed, lent] = await Promise.all([
    run(STATUS, close),
    run(LEND, { id: randomUUID(), repair_id, ...device }),
  ]);
  expect([closed.refused, lent.refused].filter(Boolean)).toHaveLength(1);
});

describe("the devices that the shop lends", () => {
  type Device = { id: string; name: string };
  const deviceNamed = async (name: string) =>
    (
      await ask<{ loan_devices: Device[] }>(
        "{ loan_devices { id name lent retired due_on repair { id } } }",
      )
    ).loan_devices.find((device) => device.name === name);
  const changing = (name: string, args: Record<string, string>) =>
    mutation(name, args).replace(
      SHEET,
      "... on LoanDevice { name retired } ... on Refusal { refused }",
    );
  const RENAME = changing("renameLoanDevice", { device_id: id, from: text, name: text });
  const RETIRE = changing("retireLoanDevice", { device_id: id, retired: "Boolean!" });
  const lend = (name: string, repair_id: string) =>
    run(LEND, { id: randomUUID(), repair_id, name, due_on: "2026-12-01" });

  it("are renamed by one person at a time, each name once", async () => {
    const repair_id = await repair();
    await lend("iPhone 8", repair_id);
    await lend("iPhone 9", repair_id);
    const device_id = (await deviceNamed("iPhone 8"))?.id;
    const renaming = { device_id, from: "iPhone 8", name: " iPhone 8  n° 2 " };
    expect(await run(RENAME, renaming)).toEqual({ name: "iPhone 8 n° 2", retired: false });
    expect(await run(RENAME, { ...renaming, name: "Autre" }, karim)).toEqual({
      refused: "device-renamed",
    });
    const taken = { device_id, from: "iPhone 8 n° 2", name: "iPhone 9" };
    expect(await run(RENAME, taken)).toEqual({ refused: "device-name-taken" });
    await expect(run(RENAME, taken, nadia)).rejects.toThrow();
    expect(await deviceNamed("iPhone 9")).toMatchObject({
      lent: true,
      due_on: "2026-12-01",
      repair: { id: repair_id },
    });
  });

  it("are no longer lent once retired, and not retired while a client has them", async () => {
    const [repair_id, other] = [await repair(), await repair()];
    const lent = await lend("Galaxy S9", repair_id);
    const device_id = (await deviceNamed("Galaxy S9"))?.id;
    const retire = { device_id, retired: true };
    expect(await run(RETIRE, retire)).toEqual({ refused: "device-out" });
    await run(GIVE_BACK, { loan_id: lent.loans.at(-1)?.id, note: "" });
    const both = await Promise.all([run(RETIRE, retire), lend("Galaxy S9", other)]);
    expect(both.flatMap(({ refused }) => refused ?? [])).toHaveLength(1);
  });

  it("come back into service", async () => {
    const [repair_id, other] = [await repair(), await repair()];
    const lent = await lend("Pixel 4", repair_id);
    await run(GIVE_BACK, { loan_id: lent.loans.at(-1)?.id, note: "" });
    const device_id = (await deviceNamed("Pixel 4"))?.id;
    expect(await run(RETIRE, { device_id, retired: true })).toMatchObject({ retired: true });
    expect(await lend("Pixel 4", other)).toEqual({ refused: "device-retired" });
    expect(await run(RETIRE, { device_id, retired: false })).toMatchObject({ retired: false });
    expect(await lend("Pixel 4", other)).toHaveProperty("loans");
  });
});

it("a fault that two colleagues correct keeps what each changed, and shows both where they meet", async () => {
  const repair_id = await repair({ description: "Fuite" });
  const base = { tunnel_answer: [], description: "Fuite" };
  const leak = [{ id: "lave-linge/fuite", name: "Fuite" }];
  const said = { repair_id, base, ...base };
  await run(PROBLEM, { ...said, tunnel_answer: leak }, karim);
  const second = await run(PROBLEM, { ...said, description: "Sous le hublot" });
  expect(second.items.at(-1)).toMatchObject({
    payload: { tunnel_answer: leak, description: "Sous le hublot" },
  });
  const late = { ...said, description: "Au fond" };
  expect(await run(PROBLEM, late, karim)).toMatchObject({
    refused: "changed-meanwhile",
    detail: {
      conflicts: [{ field: "description", theirs: "Sous le hublot", account_id: sylvie.person.id }],
    },
  });
  const chosen = { ...late, base: { ...base, description: "Sous le hublot" } };
  expect((await run(PROBLEM, chosen, karim)).items.at(-1)).toMatchObject({
    payload: { tunnel_answer: leak, description: "Au fond" },
  });
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

  it("is counted once: started twice it goes on, and what was counted is not counted again", async () => {
    const [one, other] = [await repair(), await repair()];
    const work_id = randomUUID();
    await run(START, { id: work_id, repair_id: one }, sylvie);
    const again = await run(START, { id: randomUUID(), repair_id: one }, sylvie);
    expect(again).toEqual({ refused: "unchanged" });
    await run(STOP, { work_id }, sylvie);
    await run(CORRECT, { work_id, from: 1, minutes: 45 });
    await run(START, { id: randomUUID(), repair_id: other }, sylvie);
    const noted = await run(PLACE, { repair_id: one, from: "", place: "Établi 3" });
    expect(noted.work_times).toMatchObject([{ minutes: 45 }]);
    expect(noted.items.filter(({ type }) => type === "WorkDone")).toHaveLength(1);
    expect(await run(START, { id: work_id, repair_id: one }, karim)).toEqual({
      refused: "unchanged",
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
  const late = CHANGE_NOTE.replace("{ refused }", "{ refused detail }");
  expect(await run(late, { ...to, description: "Clé au bureau" }, karim)).toMatchObject({
    refused: "changed-meanwhile",
    detail: {
      conflicts: [{ field: "description", theirs: "Clé retrouvée", account_id: sylvie.person.id }],
    },
  });
});

describe("a client corrected by the shop", () => {
  const itemsOf = async (repair_id: string) =>
    (
      await ask<{ repair: { items: { type: string; payload: object }[] } }>(
        "query ($id: ID!) { repair(id: $id) { items { type payload } } }",
        { id: repair_id },
      )
    ).repair.items;
  const named = (id: string, lastname: string) => ({
    id,
    type: "Particulier",
    lastname,
    firstname: "Lise",
  });

  it("is said in the journals of the open repairs, with the names before and after", async () => {
    const id = await knownClient(doors().database, "MOREL Lise", { phones: ["+33639981234"] });
    const open = await repair({ client_id: id });
    const over = await repair({ client_id: id, status: "Terminer/Archivé", archived: true });
    await ask(
      SAVE_CLIENT,
      { input: { id, lastname: "MOREAU", email: "lise@example.org" } },
      sylvie,
    );
    await ask(SAVE_CLIENT, { input: { id, lastname: "MOREAU" } }, sylvie);
    expect(await itemsOf(open)).toEqual([
      {
        type: "ClientChanged",
        payload: {
          from: named(id, "MOREL"),
          to: named(id, "MOREAU"),
          parts: ["email"],
          change_id: expect.any(String),
        },
      },
    ]);
    expect(await itemsOf(over)).toEqual([]);
  });

  it("is said for each address too, and the address itself stays in the client's record", async () => {
    const id = await knownClient(doors().database, "NOEL Lise");
    const open = await repair({ client_id: id });
    const { saved } = await ask<{ saved: { address_id: string } }>(
      ADD_ADDRESS,
      { clientID: id, input: { street: "8 allée des Peupliers", zip: "31700", city: "Blagnac" } },
      sylvie,
    );
    const { address_id } = saved;
    const moved = { address_id, street: "12 allée des Peupliers", zip: "31700", city: "Blagnac" };
    await ask(CHANGE_ADDRESS, { input: moved }, sylvie);
    await ask(CHANGE_ADDRESS, { input: moved }, sylvie);
    await ask(REMOVE_ADDRESS, { clientID: id, address_id }, sylvie);
    const name = named(id, "NOEL");
    const change_id: unknown = expect.any(String);
    const payload = { from: name, to: name, parts: ["address"], change_id };
    expect(await itemsOf(open)).toEqual(
      Array.from({ length: 3 }, () => ({ type: "ClientChanged", payload })),
    );
  });
});

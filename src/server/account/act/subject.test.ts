/** What an administrator's acts are about, as the shop's owner reads it: all over HTTP. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import {
  draft,
  garonneScope,
  issuedInvoice,
  openRepair,
  act,
} from "../../../../test/shop/affairs.ts";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, KARIM, LOIRE, MARC, NADIA } from "../../../../test/shop/garonne.ts";
import {
  askOffice,
  createRepair,
  creationOf,
  officeDoors,
  signIn,
  vidal,
  visitOf,
  type Cookies,
} from "../../../../test/shop/office.ts";
import { saveQuote } from "../../quote/save.ts";
import { schema } from "../../schema.ts";

const doors = openDoors("2026-11-23T11:00:00Z", [officeDoors(schema)]);
const ALIX = { id: randomUUID(), firstname: "Alix", lastname: "Morel" };
const people: Record<"alix" | "marc" | "nadia", Cookies> = { alix: {}, marc: {}, nadia: {} };

beforeAll(async () => {
  people.alix = await signIn(doors(), ALIX, null);
  people.marc = await signIn(doors(), MARC, GARONNE.id);
  people.nadia = await signIn(doors(), NADIA, LOIRE.id);
});

const alixAsks = async (query: string, variables: Record<string, unknown> = {}) => {
  const asked = { query, variables };
  const { errors } = await askOffice(doors(), asked, {
    cookies: people.alix,
    acting: GARONNE.id,
  });
  expect(errors).toBeUndefined();
};

type Read = { action: string; subject: Record<string, unknown> | null };
/** The latest first. */
async function lastActs(first: number, cookies = people.marc): Promise<Read[]> {
  const query = `{ act_board(first: ${first}) { acts { action subject { noun id name repair_id } } } }`;
  type Board = { act_board: { acts: Read[] } };
  return (await askOffice<Board>(doors(), { query }, { cookies })).data.act_board.acts;
}

test("a client that was renamed is read under the present name", async () => {
  const { id } = await vidal(doors().database);
  const input = { id, lastname: "MARTIN", firstname: "Hélène" };
  await alixAsks("mutation ($input: ClientInput!) { upsertClient(input: $input) { id } }", {
    input,
  });
  expect(await lastActs(1)).toEqual([
    {
      action: "upsertClient",
      subject: { noun: "client", id, name: "Hélène MARTIN", repair_id: null },
    },
  ]);
});

test("a client that the request made is named, though it had no name before", async () => {
  const id = randomUUID();
  await alixAsks(
    `mutation { upsertClient(input: { id: "${id}", lastname: "NEUF", firstname: "" }) { id } }`,
  );
  expect(await lastActs(1)).toMatchObject([{ subject: { noun: "client", id, name: "NEUF" } }]);
});

test("a quote is named by its reference once it is sent, a payment by its invoice", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  const invoice_id = await database.withShop(garonneScope, (db) =>
    issuedInvoice(db, repair_id, act()),
  );
  const saved = await database.withShop(garonneScope, (db) =>
    saveQuote(db, { id: null, repair_id, draft }, act()),
  );
  await alixAsks("mutation ($id: ID!) { readyQuote(id: $id) { __typename } }", { id: saved });
  const draftRead = (await lastActs(1))[0];
  await alixAsks("mutation ($id: ID!) { sendQuote(id: $id) { __typename } }", { id: saved });
  await alixAsks("mutation ($id: ID!) { remindInvoice(invoice_id: $id) { __typename } }", {
    id: invoice_id,
  });
  const [{ reference: repair } = { reference: "" }] = await database.asOwner<{ reference: string }>(
    "select reference from app.repair where id = $1",
    [repair_id],
  );
  expect(draftRead).toMatchObject({
    subject: { noun: "draft", id: saved, name: repair, repair_id },
  });
  expect(await lastActs(3)).toMatchObject([
    { action: "remindInvoice", subject: { noun: "invoice", name: "F2026-00001", repair_id } },
    { action: "sendQuote", subject: { noun: "quote", name: "D2026-00002", repair_id } },
    { action: "readyQuote", subject: { noun: "quote", name: "D2026-00002" } },
  ]);
});

test("an appointment that was taken out keeps the name that it had", async () => {
  const client = await vidal(doors().database);
  const creation = creationOf(client);
  await createRepair(doors(), creation, { cookies: people.alix, acting: GARONNE.id });
  const visit = { ...visitOf("2026-12-01T08:00:00.000Z"), repair_id: creation.repair_id };
  await alixAsks("mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }", {
    input: visit,
  });
  await alixAsks("mutation ($id: ID!) { removeEvent(id: $id) { id } }", { id: visit.id });
  const [removed, saved, created] = await lastActs(3);
  const name = expect.stringMatching(/^R2026-\d{5}$/);
  expect(removed).toMatchObject({
    action: "removeEvent",
    subject: { noun: "event", id: visit.id, name },
  });
  expect(saved).toMatchObject({ action: "upsertEvent", subject: { name } });
  expect(created).toMatchObject({
    action: "createRepair",
    subject: { name, repair_id: creation.repair_id },
  });
});

test("what is written within a repair is named by the repair, a calendar by nobody, a round by its person", async () => {
  const { repair_id, reference } = await openRepair(doors().database);
  await alixAsks(
    `mutation { addRepairNote(repair_id: "${repair_id}", description: "Vue") { __typename } }`,
  );
  await alixAsks("mutation { muteNotifications(kinds: []) }");
  await alixAsks(`mutation { reorderRound(user_id: "${KARIM.id}", moves: []) { __typename } }`);
  expect(await lastActs(3)).toMatchObject([
    { action: "reorderRound", subject: { noun: "user", name: expect.stringContaining("Karim") } },
    { action: "muteNotifications", subject: null },
    { action: "addRepairNote", subject: { noun: "repair", id: repair_id, name: reference } },
  ]);
});

test("an id of another shop names nothing of it", async () => {
  const { id } = await vidal(doors().database, LOIRE.id);
  const query = "mutation ($id: ID!) { resendMessage(id: $id) { __typename } }";
  await askOffice(
    doors(),
    { query, variables: { id } },
    { cookies: people.alix, acting: GARONNE.id },
  );
  expect(await lastActs(1)).toEqual([{ action: "resendMessage", subject: null }]);
  expect(await lastActs(1, people.nadia)).toEqual([]);
});

test("each record that is read is named, once an hour", async () => {
  const { id } = await vidal(doors().database);
  const query = "query ($id: ID!) { client(client_id: $id) { id } }";
  for (let turn = 0; turn < 2; turn++) await alixAsks(query, { id });
  const [read, before] = await lastActs(2);
  expect(read).toMatchObject({ action: "read", subject: { noun: "client", id } });
  expect(before?.subject).not.toMatchObject({ noun: "client", id, name: read?.subject?.name });
});

/** An act made without network: sent as often as the line needs, done once, at the hour of the person who made it. */
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import {
  karim,
  marc,
  openOffice,
  sylvie,
  type Colleague,
} from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { readDeferred } from "./once.ts";

const NOW = "2026-11-23T17:00:00.000Z";
const { doors, send, ask } = openOffice(NOW);

const NOTE = `mutation ($repair_id: ID!, $description: String!) {
  result: addRepairNote(repair_id: $repair_id, description: $description) { ... on Repair { id } ... on Refusal { refused } } }`;
const START = `mutation ($id: ID!, $repair_id: ID!) {
  result: startWork(id: $id, repair_id: $repair_id) { ... on Repair { id } ... on Refusal { refused } } }`;
const STOP = `mutation ($work_id: ID!) {
  result: stopWork(work_id: $work_id) { ... on Repair { id } ... on Refusal { refused } } }`;

type Sent = { id: string; age?: number; who?: Colleague };
async function later(query: string, variables: object, { id, age = 0, who = karim }: Sent) {
  const headers = { "idempotency-key": id, "act-age": String(age) };
  const payload = { query, variables };
  const { data, errors } = (
    await send({ method: "POST", url: "/api/graphql", headers, payload }, who)
  ).json();
  return data?.result ?? errors;
}

const newRepair = async (): Promise<string> => (await openRepair(doors().database)).repair_id;
type Journal = { repair: { items: { payload: { description?: string }; created_at: string }[] } };
async function notes(repair_id: string) {
  const { repair } = await ask<Journal>(
    "query ($id: ID!) { repair(id: $id) { items { payload created_at } } }",
    { id: repair_id },
  );
  return repair.items.filter(({ payload }) => payload.description === "Joint coupé");
}

test("sent again, it is done once; another person's id of the same name is another act", async () => {
  const repair_id = await newRepair();
  const note = { repair_id, description: "Joint coupé" };
  const id = randomUUID();
  expect(await later(NOTE, note, { id })).toEqual({ id: repair_id });
  for (const again of [id, id.toUpperCase()])
    expect(await later(NOTE, note, { id: again })).toMatchObject([
      { extensions: { code: "done-already" } },
    ]);
  expect(await notes(repair_id)).toHaveLength(1);
  expect(await later(NOTE, note, { id, who: sylvie })).toEqual({ id: repair_id });
  expect(await notes(repair_id)).toHaveLength(2);
});

test("of ten attempts at once one is done", async () => {
  const repair_id = await newRepair();
  const id = randomUUID();
  const attempts = Array.from({ length: 10 }, () =>
    later(NOTE, { repair_id, description: "Joint coupé" }, { id }),
  );
  const done = (await Promise.all(attempts)).filter((answer) => "id" in answer);
  expect([done.length, (await notes(repair_id)).length]).toEqual([1, 1]);
});

test("what is refused leaves no trace of its id, and may be sent again", async () => {
  const repair_id = await newRepair();
  const id = randomUUID();
  expect(await later(NOTE, { repair_id, description: " " }, { id })).toHaveProperty("refused");
  expect(await later(NOTE, { repair_id, description: "Joint coupé" }, { id })).toEqual({
    id: repair_id,
  });
});

test("a note has the hour at which it was written; the repair has changed now", async () => {
  const repair_id = await newRepair();
  const before = await ask("query ($id: ID!) { repair(id: $id) { lastUpdateAt } }", {
    id: repair_id,
  });
  const age = 7 * 3_600_000;
  await later(NOTE, { repair_id, description: "Joint coupé" }, { id: randomUUID(), age });
  expect(await notes(repair_id)).toMatchObject([{ created_at: "2026-11-23T10:00:00.000Z" }]);
  // Never earlier than it was: who asks for what changed since would miss it.
  const after = await ask("query ($id: ID!) { repair(id: $id) { lastUpdateAt } }", {
    id: repair_id,
  });
  expect(JSON.stringify(after) >= JSON.stringify(before)).toBe(true);
});

test("a timer that was started and stopped in a cellar counts the time between both", async () => {
  const repair_id = await newRepair();
  const work_id = randomUUID();
  const minutes = 60_000;
  await later(START, { id: work_id, repair_id }, { id: randomUUID(), age: 310 * minutes });
  await later(STOP, { work_id }, { id: randomUUID(), age: 265 * minutes });
  const { repair } = await ask<{ repair: unknown }>(
    "query ($id: ID!) { repair(id: $id) { work_times { started_at minutes } } }",
    { id: repair_id },
  );
  expect(repair).toEqual({
    work_times: [{ started_at: "2026-11-23T11:50:00.000Z", minutes: 45 }],
  });
});

test("an hour that a person says cannot date an invoice or a payment", async () => {
  for (const noun of ["invoice", "payment", "ledger"]) {
    const root = new URL(`../../${noun}/`, import.meta.url);
    for (const file of await readdir(root, { recursive: true }))
      if (file.endsWith(".ts"))
        expect(await readFile(new URL(file, root), "utf8")).not.toContain("whenMade");
  }
});

test.each([
  [{}, undefined],
  [{ "idempotency-key": "1" }, "bad-input"],
  [{ "idempotency-key": randomUUID(), "act-age": "hier" }, "bad-input"],
  [{ "idempotency-key": randomUUID(), "act-age": "-1" }, "bad-input"],
  [{ "idempotency-key": randomUUID(), "act-age": "999999999999" }, "act-too-old"],
])("what a device says wrongly is refused: %o", (headers, refused) => {
  const read = readDeferred(headers, instant(NOW));
  expect(read && "refused" in read ? read.refused : read).toBe(refused);
});

test("what the device said wrongly is refused before anything is done", async () => {
  const repair_id = await newRepair();
  const note = { repair_id, description: "Joint coupé" };
  expect(await later(NOTE, note, { id: "hier", who: marc })).toMatchObject([
    { extensions: { code: "bad-input" } },
  ]);
  expect(await notes(repair_id)).toEqual([]);
});

test("the ids are forgotten after ninety days, when such an act is refused for its age", async () => {
  const { database } = doors();
  const count = async (): Promise<number> =>
    (await database.asOwner("select 1 from app.deferred_act")).length;
  await database.asOwner(
    "update app.deferred_act set created_at = now() - interval '89 days' where shop_id = $1",
    [GARONNE.id],
  );
  const known = await count();
  await database.asOwner("select auth.forget_past()");
  expect(await count()).toBe(known);
  await database.asOwner("update app.deferred_act set created_at = now() - interval '91 days'");
  await database.asOwner("select auth.forget_past()");
  expect(await count()).toBe(0);
});

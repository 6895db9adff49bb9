/** What stays of a call: in the journal, in the client's copy, and after the client was erased. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { garonneScope, openRepair } from "../../../test/shop/affairs.ts";
import { openCalls } from "../../../test/shop/call/office.ts";
import { marc } from "../../../test/shop/colleagues.ts";
import { findClientRows } from "../client/copy/find.ts";

const { doors, ask, open, end, endWith, note, client, joinClient, joinShop } = openCalls();

async function heldCall() {
  const story = await openRepair(doors().database);
  const call = await open({ repair_id: story.repair_id });
  const [mine, theirs] = [await joinClient(call), await joinShop(call)];
  await client(`/appel/${call.token}/chat`, {
    id: randomUUID(),
    from: mine.participant_id,
    text: "Vidal, porte bleue, code 4512",
  });
  await client(`/appel/${call.token}/signals`, {
    id: randomUUID(),
    from: mine.participant_id,
    to: theirs.participant_id,
    body: { candidate: { candidate: "candidate:1 1 udp 1 192.0.2.44 5000 typ host" } },
  });
  await note(call.id, "Mme Vidal rappelle demain");
  return { ...story, call };
}

const rows = <Row extends Record<string, unknown>>(query: string, id: string) =>
  doors().database.asOwner<Row>(query, [id]);

test("its addresses go with it; its words and its line in the journal stay", async () => {
  const { call, repair_id } = await heldCall();
  const signals = "select 1 from app.call_signal where call_id = $1";
  expect(await rows(signals, call.id)).toHaveLength(1);
  await end(call.id, "quote");
  expect(await rows(signals, call.id)).toEqual([]);
  expect(await rows("select 1 from app.call_chat where call_id = $1", call.id)).toHaveLength(1);
  const items = "select payload from app.repair_item where repair_id = $1 and type = 'CallHeld'";
  expect(await rows(items, repair_id)).toMatchObject([
    { payload: { minutes: 1, notes: "Devis à faire. Mme Vidal rappelle demain" } },
  ]);
});

test("the copy of the client's data holds the call and what was written", async () => {
  const { client_id } = await heldCall();
  const tables = await doors().database.withShop(
    garonneScope,
    (db) => findClientRows(db, client_id),
    "read",
  );
  const names = tables?.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(["call", "call_chat", "call_participant"]));
  expect(names).not.toContain("call_signal");
});

test("a client who is erased leaves no word in it", async () => {
  const { call, client_id, repair_id } = await heldCall();
  await endWith(call.id, { outcome: "solved", conclusion: "Mme Vidal purge la vanne" });
  await rows("update app.repair set status = 'Terminer/Archivé' where id = $1", repair_id);
  await ask("mutation ($id: ID!) { eraseClient(id: $id) { __typename } }", { id: client_id }, marc);
  const [kept] = await rows<{ notes: string; conclusion: string; outcome: string }>(
    "select notes, conclusion, outcome from app.call where id = $1",
    call.id,
  );
  expect(kept).toEqual({ notes: "", conclusion: "", outcome: "solved" });
  expect(await rows("select text from app.call_chat where call_id = $1", call.id)).toEqual([
    { text: "effacé" },
  ]);
  const [item] = await rows<{ payload: { notes: string; minutes: number } }>(
    "select payload from app.repair_item where repair_id = $1 and type = 'CallHeld'",
    repair_id,
  );
  expect(item?.payload).toMatchObject({ minutes: 1, notes: "effacé" });
});

test("two people who end it at once tell it once", async () => {
  const { call, repair_id } = await heldCall();
  const both = await Promise.all([end(call.id, "visit"), end(call.id, "solved", marc)]);
  expect(new Set(both.map(({ outcome }) => outcome)).size).toBe(1);
  const items = "select 1 from app.repair_item where repair_id = $1 and type = 'CallHeld'";
  expect(await rows(items, repair_id)).toHaveLength(1);
});

test("a call whose link ran out ended with it, not when somebody looked", async () => {
  const { call } = await heldCall();
  await rows(
    "update app.call set started_at = '2026-11-23T08:00:00Z', expires_at = '2026-11-23T08:30:00Z' where id = $1",
    call.id,
  );
  expect(await end(call.id, "solved")).toMatchObject({ minutes: 30 });
});

const ADVICE = { outcome: "solved", conclusion: "Nettoyez le filtre chaque mois.", letter: true };

test("the advice of a call that solved it leaves to the client when the shop wants it, and is kept", async () => {
  const { call, repair_id } = await heldCall();
  expect(await endWith(call.id, ADVICE)).toMatchObject({ conclusion: ADVICE.conclusion });
  const letters = await rows<{ text: string; recipient: string }>(
    "select text, recipient from app.message where repair_id = $1 and template = 'shop-letter'",
    repair_id,
  );
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain(ADVICE.conclusion);
  const [item] = await rows<{ payload: { notes: string } }>(
    "select payload from app.repair_item where repair_id = $1 and type = 'CallHeld'",
    repair_id,
  );
  expect(item?.payload.notes).toContain("Nettoyez le filtre chaque mois. Mme Vidal");
  await endWith(call.id, ADVICE);
  expect(
    await rows(
      "select 1 from app.message where repair_id = $1 and template = 'shop-letter'",
      repair_id,
    ),
  ).toHaveLength(1);
});

test("a client whom no letter reaches: the call goes on, and ends without one", async () => {
  const alone = await open({});
  expect((await endWith(alone.id, ADVICE)).refused).toBe("no-contact");
  expect((await endWith(alone.id, { ...ADVICE, conclusion: "" })).refused).toBe("bad-input");
  expect((await endWith(alone.id, { ...ADVICE, letter: false })).status).toBe("ended");
});

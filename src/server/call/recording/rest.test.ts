/** A recording of a call: nothing before the client's yes, a no at any moment, and a film that leaves by itself. */
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { addMinutes, type Instant } from "../../../domain/time.ts";
import { deletedAt, RECORDING_DAYS } from "../../../domain/call/recording.ts";
import { RETENTION } from "../../../domain/client/retention/rules.ts";
import { garonneScope, openRepair, type Story } from "../../../../test/shop/affairs.ts";
import { buildDoors } from "../../../../test/shop/doors.ts";
import { karim, marc, nadia } from "../../../../test/shop/colleagues.ts";
import { NOW, openCalls, type OpenedCall } from "../../../../test/shop/call/office.ts";
import { findClientRows } from "../../client/copy/find.ts";
import { followCall } from "../room/follow.ts";
import { removeRecordings } from "./jobs.ts";

const { doors, ask, open, end, client, shop, joinClient, joinShop } = openCalls();

let repair: Story;
let call: OpenedCall;
let telephone = "";
let technician = "";
beforeEach(async () => {
  repair = await openRepair(doors().database);
  call = await open({ repair_id: repair.repair_id });
  telephone = (await joinClient(call)).participant_id;
  technician = (await joinShop(call)).participant_id;
});

const wish = (asked: { id?: string; page?: string } = {}, who = karim) =>
  shop(`/api/v1/calls/${call.id}/recording`, { id: randomUUID(), page: technician, ...asked }, who);
const askOne = async (): Promise<string> => (await wish()).json().asked;
const answer = (id: string, agreed: boolean, page = telephone) =>
  client(`/appel/${call.token}/recording`, { id, page, agreed });
const stop = (id: string, who = karim) =>
  shop(`/api/v1/calls/${call.id}/recording/stop`, { id }, who);
const shown = async () => (await client(`/appel/${call.token}/state`)).json().recording;

type Film = {
  id: string;
  ended_at: string | null;
  kept: boolean;
  deleted: boolean;
  deleted_at: string;
};
const films = async (): Promise<Film[]> =>
  (
    await ask<{ call: { recordings: Film[] } }>(
      "query ($id: ID!) { call(id: $id) { recordings { id ended_at kept deleted deleted_at } } }",
      { id: call.id },
    )
  ).call.recordings;

/** As the queue of the technician's device brings it. */
const bringFilm = (id: string) =>
  doors().database.asOwner(
    `insert into app.file (shop_id, id, filename, mimetype, size, sha256, "recipientType", "recipientID")
    select shop_id, $1, 'Enregistrement.mp4', 'video/mp4', 9, '-', 'repair', id from app.repair where id = $2`,
    [id, repair.repair_id],
  );
const namedFiles = (id: string) =>
  doors().database.asOwner("select 1 from app.file where id = $1", [id]);

describe("the client's yes", () => {
  test("comes before the first picture, and is kept with its moment", async () => {
    const id = await askOne();
    expect(await shown()).toEqual({ id, page: technician, step: "asked", agreed_at: null });
    expect(await films()).toEqual([]);
    expect((await answer(id, true)).json()).toEqual({ agreed: true });
    expect(await shown()).toEqual({ id, page: technician, step: "on", agreed_at: NOW });
    expect(await films()).toMatchObject([
      { id, kept: false, deleted: false, deleted_at: deletedAt(NOW as Instant) },
    ]);
  });

  test("is the client's alone: neither a colleague, nor another page, nor another link gives it", async () => {
    const id = await askOne();
    expect((await answer(id, true, technician)).json()).toMatchObject({ refused: "not-in-call" });
    expect((await answer(id, true, randomUUID())).json()).toMatchObject({ refused: "not-in-call" });
    expect((await answer(randomUUID(), true)).json()).toMatchObject({ refused: "recording-over" });
    const other = await open({});
    const foreign = await client(`/appel/${other.token}/recording`, {
      id,
      page: telephone,
      agreed: true,
    });
    expect(foreign.statusCode).toBe(409);
    expect(await shown()).toMatchObject({ step: "asked" });
  });

  test("is that of one page: another page of the client is asked again", async () => {
    const id = await askOne();
    await answer(id, true);
    telephone = (await joinClient(call)).participant_id;
    expect(await shown()).toBeNull();
    const next = await askOne();
    expect(next).not.toBe(id);
    expect(await shown()).toMatchObject({ id: next, step: "asked" });
  });

  test("is taken back at any moment; a no is asked again only by another question", async () => {
    const refused = await askOne();
    expect((await answer(refused, false)).json()).toEqual({ agreed: false });
    expect([await shown(), await films()]).toEqual([null, []]);
    expect((await answer(refused, true)).json()).toMatchObject({ refused: "recording-over" });

    const id = await askOne();
    await answer(id, true);
    await answer(id, false);
    expect(await shown()).toBeNull();
    expect(await films()).toMatchObject([{ id, ended_at: NOW }]);
  });
});

describe("the question", () => {
  test("is asked once, by one page of the shop, to a client who is there, about a repair", async () => {
    const id = await askOne();
    expect((await wish({ id })).json()).toEqual({ asked: id });
    const colleague = (await joinShop(call, marc)).participant_id;
    // Two who press at once: the second one finds the first one's question.
    expect((await wish({ page: colleague }, marc)).json()).toEqual({ asked: id });
    expect((await wish({ page: colleague })).json()).toMatchObject({ refused: "not-in-call" });

    const alone = await open({});
    const page = (await joinShop(alone)).participant_id;
    const asked = { id: randomUUID(), page };
    const withoutRepair = await shop(`/api/v1/calls/${alone.id}/recording`, asked);
    expect(withoutRepair.json()).toMatchObject({ refused: "no-repair" });
    await client(`/appel/${call.token}/leave`, { id: telephone });
    await stop(id);
    expect((await wish()).json()).toMatchObject({ refused: "not-in-call" });
  });

  test("is put by neither a visitor, nor another shop, nor with the id of another file", async () => {
    const url = `/api/v1/calls/${call.id}/recording`;
    const asked = { id: randomUUID(), page: technician };
    expect((await client(url, asked)).statusCode).toBe(401);
    // Of another shop, there is no such call.
    expect((await wish({}, nadia)).statusCode).toBe(404);
    expect((await wish({ id: "x" })).json()).toMatchObject({ refused: "bad-input" });
    const id = randomUUID();
    await bringFilm(id);
    expect((await wish({ id })).json()).toMatchObject({ refused: "bad-input" });
  });

  test("goes with the page that asked, and with the call", async () => {
    await askOne();
    await shop(`/api/v1/calls/${call.id}/leave`, { id: technician });
    expect(await shown()).toBeNull();
    technician = (await joinShop(call)).participant_id;
    const id = await askOne();
    await answer(id, true);
    await end(call.id);
    expect(await films()).toMatchObject([{ id, ended_at: NOW }]);
    expect((await answer(id, true)).statusCode).toBe(410);
    const [item] = await doors().database.asOwner<{ payload: { notes: string } }>(
      "select payload from app.repair_item where repair_id = $1 and type = 'CallHeld'",
      [repair.repair_id],
    );
    expect(item?.payload.notes).toContain("Enregistré avec l’accord du client");
  });
});

describe("the film", () => {
  const DELETE = `mutation ($id: ID!) { result: deleteRecording(id: $id) { __typename ... on Refusal { refused } } }`;

  test("is stopped by the shop, and deleted by it when the client asks", async () => {
    const id = await askOne();
    await answer(id, true);
    await bringFilm(id);
    expect((await stop(id)).json()).toEqual({ stopped: true });
    expect((await stop(randomUUID())).json()).toMatchObject({ refused: "recording-over" });
    expect(await films()).toMatchObject([{ id, kept: true, deleted: false }]);
    // Another shop finds none of this id.
    await expect(ask(DELETE, { id }, nadia)).rejects.toThrow(/n’existe pas/);
    expect(await namedFiles(id)).toHaveLength(1);
    await ask(DELETE, { id });
    expect(await namedFiles(id)).toEqual([]);
    expect(await films()).toMatchObject([{ id, kept: false, deleted: true, deleted_at: NOW }]);
  });

  test("is deleted by the night of its thirtieth day, not before", async () => {
    const id = await askOne();
    await answer(id, true);
    await bringFilm(id);
    const lines: object[] = [];
    const log = {
      info: (line: object) => lines.push(line),
      error: (line: object) => lines.push(line),
    };
    const night = (now: Instant) =>
      removeRecordings({ database: doors().database, clock: () => now, log })(
        {},
        { attempt: 1, max_attempts: 1 },
      );
    const end = deletedAt(NOW as Instant);
    await night(addMinutes(end, -1));
    expect(await namedFiles(id)).toHaveLength(1);
    await night(addMinutes(end, 1));
    expect(await namedFiles(id)).toEqual([]);
    expect(await films()).toMatchObject([{ id, deleted: true }]);
    expect(lines).toMatchObject([{ removed: expect.any(Number) }]);
  });
});

describe("a film that may not be here", () => {
  test("is gone by the next night: it came after a no, or after it was deleted", async () => {
    const refused = await askOne();
    await answer(refused, false);
    const deleted = await askOne();
    await answer(deleted, true);
    await stop(deleted);
    await ask("mutation ($id: ID!) { deleteRecording(id: $id) { __typename } }", { id: deleted });
    const allowed = await askOne();
    await answer(allowed, true);
    for (const id of [refused, deleted, allowed]) await bringFilm(id);
    const log = { info: () => undefined, error: () => undefined };
    const clock = () => NOW as Instant;
    const task = removeRecordings({ database: doors().database, clock, log });
    await task({}, { attempt: 1, max_attempts: 1 });
    expect(await namedFiles(refused)).toEqual([]);
    expect(await namedFiles(deleted)).toEqual([]);
    expect(await namedFiles(allowed)).toHaveLength(1);
  });
});

describe("for the pages of the call and for the client's rights", () => {
  test("a page of another process hears that it is asked, agreed to and stopped", async () => {
    const other = await buildDoors(doors().database, { now: NOW, plugins: [] });
    let changes = 0;
    const stream = followCall(other.services, {
      guest: { scope: garonneScope, call_id: call.id },
      participant_id: telephone,
      after: 0,
      send: (event) => (changes += event === "changed" ? 1 : 0),
    });
    expect(stream.ended.aborted).toBe(false);
    const id = await askOne();
    await expect.poll(() => changes).toBe(1);
    await answer(id, true);
    await expect.poll(() => changes).toBe(2);
    await stop(id, marc);
    await expect.poll(() => changes).toBe(3);
    stream.stop();
    await other.services.live.close();
    await other.app.close();
  });

  test("two people of the shop who press at once put one question", async () => {
    const colleague = (await joinShop(call, marc)).participant_id;
    const answers = await Promise.all([wish(), wish({ page: colleague }, marc)]);
    expect(new Set(answers.map((one) => one.json().asked)).size).toBe(1);
    const rows = await doors().database.asOwner(
      "select 1 from app.call_recording where call_id = $1",
      [call.id],
    );
    expect(rows).toHaveLength(1);
  });

  test("who says yes twice, or after a no of the same moment, changes nothing any more", async () => {
    const id = await askOne();
    const answers = await Promise.all([answer(id, false), answer(id, true), answer(id, true)]);
    const agreed = answers.map((one) => one.json().agreed).filter((one) => one !== undefined);
    expect(agreed.length).toBeGreaterThan(0);
    // Whatever came first: a no ends it, before the yes or after.
    expect(await shown()).toBeNull();
  });

  test("the copy of the client's data names it, and an erased client takes the film along", async () => {
    const id = await askOne();
    await answer(id, true);
    await bringFilm(id);
    await end(call.id);
    const tables = await doors().database.withShop(
      garonneScope,
      (db) => findClientRows(db, repair.client_id),
      "read",
    );
    expect(tables?.map(({ name }) => name)).toContain("call_recording");
    await doors().database.asOwner(
      "update app.repair set status = 'Terminer/Archivé' where id = $1",
      [repair.repair_id],
    );
    const erase = "mutation ($id: ID!) { eraseClient(id: $id) { __typename } }";
    await ask(erase, { id: repair.client_id }, marc);
    expect(await namedFiles(id)).toEqual([]);
    expect(await films()).toMatchObject([{ id, kept: false }]);
  });

  test("the table of the data says how long the film is kept, as the rule does", () => {
    const { kept = "" } = RETENTION.find((rule) => rule.id === "recording") ?? {};
    expect(kept).toMatch(new RegExp(`^${RECORDING_DAYS} jours`));
  });
});

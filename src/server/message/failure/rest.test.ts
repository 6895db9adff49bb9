/** What failed in all shops, as an administrator sees and settles it: all over HTTP. */
import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE, MARC } from "../../../../test/shop/garonne.ts";
import { officeDoors, signIn, type Cookies } from "../../../../test/shop/office.ts";
import { schema } from "../../schema.ts";
import { failureRest } from "./rest.ts";

const BUILD = { version: "9.9.9", commit: "abc", date: "2026-11-23" };
const doors = openDoors("2026-11-23T11:00:00Z", [
  officeDoors(schema),
  (app, services) => failureRest(app, services, { queueRuns: () => true, build: BUILD }),
]);
const ALIX = { id: randomUUID(), firstname: "Alix", lastname: "Morel" };
const people: Record<"alix" | "marc", Cookies> = { alix: {}, marc: {} };

beforeAll(async () => {
  people.alix = await signIn(doors(), ALIX, null);
  people.marc = await signIn(doors(), MARC, GARONNE.id);
});
beforeEach(async () => {
  const { database } = doors();
  await database.asOwner("delete from app.message");
  await database.asSuperuser("delete from graphile_worker._private_jobs");
});

const get = async (url: string) => (await doors().app.inject({ url, cookies: people.alix })).json();
const settle = async (failures: object[], cookies = people.alix) =>
  (
    await doors().app.inject({
      method: "POST",
      url: "/api/v1/admin/failures/settle",
      payload: { failures },
      cookies,
    })
  ).json();
const audited = async (shop_id: string) =>
  doors().database.asOwner(
    "select action, noun, name from app.audit where shop_id = $1 and action like 'task.%' order by id desc limit 1",
    [shop_id],
  );

async function failedLetter(shop_id: string, template = "new-device"): Promise<string> {
  const [row] = await doors().database.asOwner<{ id: string }>(
    `insert into app.message (shop_id, template, recipient, subject, text, status, attempts, last_error)
     values ($1, $2, 'marc@essais.test', 'Pour Hélène VIDAL', 'secret', 'failed', 5, '550 no mailbox') returning id`,
    [shop_id, template],
  );
  return row?.id ?? "";
}

async function deadTask(shop_id: string): Promise<string> {
  const { database } = doors();
  const [row] = await database.asSuperuser<{ id: string }>(
    `select id::text as id from graphile_worker.add_job('send-message', json_build_object('shop_id', $1::text), max_attempts => 3)`,
    [shop_id],
  );
  await database.asSuperuser(
    "update graphile_worker._private_jobs set attempts = 3, last_error = 'boom'",
  );
  return row?.id ?? "";
}
const tasks = () =>
  doors().database.asSuperuser("select attempts from graphile_worker._private_jobs");

describe("what failed", () => {
  test("is listed for every shop, without the text of a letter", async () => {
    const id = await failedLetter(LOIRE.id);
    const task = await deadTask(GARONNE.id);
    const { messages, tasks: dead } = await get("/api/v1/admin/failures");
    expect(messages).toMatchObject({
      total: 1,
      rows: [{ id, shop: "Répar’Loire", last_error: "550 no mailbox", attempts: 5 }],
    });
    expect(dead).toMatchObject([{ id: task, shop_id: GARONNE.id, last_error: "boom" }]);
    expect(JSON.stringify(messages)).not.toMatch(/secret|VIDAL/);
  });

  test("a letter leaves again, and the audit of its shop names no client", async () => {
    const id = await failedLetter(GARONNE.id);
    const one = { shop_id: GARONNE.id, kind: "message", id, again: true };
    expect(await settle([one])).toEqual({ done: 1, refusals: [] });
    expect(await settle([one])).toEqual({ done: 0, refusals: [] });
    expect(await doors().database.asOwner("select status from app.message")).toEqual([
      { status: "queued" },
    ]);
    expect(await audited(GARONNE.id)).toEqual([
      { action: "task.retried", noun: "message", name: "new-device" },
    ]);
  });

  test("a letter is put away; one whose link is over is not sent again", async () => {
    const [gone, over] = [
      await failedLetter(LOIRE.id),
      await failedLetter(LOIRE.id, "password-link"),
    ];
    const of = (id: string, again: boolean) => ({ shop_id: LOIRE.id, kind: "message", id, again });
    expect(await settle([of(gone, false), of(over, true)])).toEqual({
      done: 1,
      refusals: ["link-over"],
    });
    expect((await get("/api/v1/admin/failures")).messages.rows).toMatchObject([{ id: over }]);
  });

  test("a letter of another shop than the one named is none", async () => {
    const id = await failedLetter(LOIRE.id);
    const wrong = { shop_id: GARONNE.id, kind: "message", id, again: false };
    expect(await settle([wrong])).toEqual({ done: 0, refusals: [] });
  });

  test("a task is tried again, or taken out of the queue", async () => {
    const shop_id = GARONNE.id;
    const again = await deadTask(shop_id);
    expect(await settle([{ shop_id, kind: "task", id: again, again: true }])).toMatchObject({
      done: 1,
    });
    expect(await tasks()).toEqual([{ attempts: 0 }]);
    const last = await deadTask(shop_id);
    expect(await settle([{ shop_id, kind: "task", id: last, again: false }])).toMatchObject({
      done: 1,
    });
    expect(await tasks()).toHaveLength(1);
    expect(await audited(shop_id)).toMatchObject([{ action: "task.archived", noun: "task" }]);
  });

  test("nothing of this is for the owner of a shop, nor malformed", async () => {
    const one = { shop_id: GARONNE.id, kind: "message", id: randomUUID(), again: true };
    expect(await settle([one], people.marc)).toMatchObject({ refused: "not-allowed" });
    expect(await settle([])).toMatchObject({ refused: "bad-input" });
    expect(await settle([{ ...one, kind: "task" }])).toMatchObject({ refused: "bad-input" });
    expect(await settle([{ ...one, id: "12" }])).toMatchObject({ refused: "bad-input" });
    for (const url of ["/api/v1/admin/failures", "/api/v1/admin/health"])
      expect((await doors().app.inject({ url, cookies: people.marc })).json()).toMatchObject({
        refused: "not-allowed",
      });
  });
});

test("the health says what is ready, how deep the queue is, and which version runs", async () => {
  await deadTask(GARONNE.id);
  expect(await get("/api/v1/admin/health")).toMatchObject({
    readiness: { queue: expect.any(String), disk: "ok", files: "ok" },
    queue: { due: 0, planned: 0, dead: 1, oldest_at: null },
    build: { version: "9.9.9", node: process.version },
  });
});

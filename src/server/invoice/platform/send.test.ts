/** What leaves to the platform: once, under one number, whatever fails on the way, and a word for each failure. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { garonneScope } from "../../../../test/shop/affairs.ts";
import { marc } from "../../../../test/shop/colleagues.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { openPlatform } from "../../../../test/shop/supplier/platform.ts";
import { RETRY_MINUTES } from "../../../domain/account/webhook/retry.ts";
import { addMinutes } from "../../../domain/time.ts";
import { sendFlows } from "./jobs.ts";
import { sendOne } from "./send.ts";

const story = openPlatform("2026-11-23T11:00:00.000Z");
const { simulator, connect, billed, wait, now, row, means, doors } = story;

const FLOW =
  "select id, tracking_id, state, attempts, failure, flow_id, next_at from app.platform_flow";
const flowOf = (subject_id: string) => row(`${FLOW} where subject_id = $1`, [subject_id]);
const send = (id: unknown) => sendOne(means(), garonneScope, String(id));
const jobsOf = (id: unknown) =>
  doors().database.asSuperuser<{ run_at: string }>(
    "select run_at from graphile_worker.jobs where key = $1",
    [`flow ${String(id)}`],
  );
/** An invoice that waits for its sending. */
const waiting = async () => {
  const { id, reference } = await billed();
  return { id, reference, flow: await flowOf(id) };
};
/** A flow of an invoice that does not exist. */
const orphan = async () => {
  const subject_id = randomUUID();
  await doors().database.asOwner(
    `insert into app.platform_flow (shop_id, kind, subject_id, next_at, created_at)
      values ($1, 'invoice', $2, $3, $3)`,
    [GARONNE.id, subject_id, now()],
  );
  return { id: subject_id, flow: await flowOf(subject_id) };
};

beforeAll(async () => {
  expect(await connect()).toMatchObject({ platform_id: "0042" });
}, 60_000);

test.each<[string, () => void, string]>([
  ["fails", () => simulator().fail(503, 1, "/v1/flows"), "refused 503 en panne"],
  ["asks to slow down", () => simulator().fail(429, 1, "/v1/flows"), "refused 429 en panne"],
  ["finds the file too large", () => simulator().fail(413, 1, "/v1/flows"), "refused 413 en panne"],
  ["gives no token", () => simulator().fail(401, 1, "/oauth2"), "refused 401 en panne"],
  ["answers what nobody can read", () => simulator().fail(200, 1, "/v1/flows"), "unreadable"],
])("a platform that %s is tried again a minute later", async (_, failing, failure) => {
  const { id, flow } = await waiting();
  failing();
  await send(flow["id"]);
  expect(await flowOf(id)).toMatchObject({
    state: "waiting",
    attempts: 1,
    failure,
    flow_id: null,
    next_at: addMinutes(now(), RETRY_MINUTES[0]),
  });
  const posts = simulator().posts();
  await send(flow["id"]);
  expect(simulator().posts()).toBe(posts);
  wait(1);
  await send(flow["id"]);
  expect(await flowOf(id)).toMatchObject({ state: "sent", attempts: 2, failure: "" });
});

test("each attempt plans the next one; the last one says that it failed for good", async () => {
  const { id, flow } = await waiting();
  simulator().fail(503, RETRY_MINUTES.length + 1, "/v1/flows");
  for (const minutes of RETRY_MINUTES) {
    await send(flow["id"]);
    const next = addMinutes(now(), minutes);
    expect(await flowOf(id)).toMatchObject({ state: "waiting", next_at: next });
    expect(await jobsOf(flow["id"])).toMatchObject([{ run_at: next }]);
    wait(minutes);
  }
  await send(flow["id"]);
  expect(await flowOf(id)).toMatchObject({ state: "failed", next_at: null });
  await send(flow["id"]);
  expect(await flowOf(id)).toMatchObject({ attempts: RETRY_MINUTES.length + 1 });
});

test("two processes at once, and an answer that was lost, make one flow of the very same bytes", async () => {
  const { id, reference, flow } = await waiting();
  await Promise.all([send(flow["id"]), send(flow["id"])]);
  const sent = () =>
    simulator()
      .sent()
      .filter(({ trackingId }) => trackingId === flow["tracking_id"]);
  expect(sent()).toMatchObject([{ name: `${reference}.pdf`, flowType: "CustomerInvoice" }]);
  const first = await flowOf(id);
  expect(first).toMatchObject({ state: "sent", flow_id: sent()[0]?.flowId });
  // The platform took it, and the application stopped before it could write so.
  await doors().database.asOwner(
    "update app.platform_flow set state = 'waiting', flow_id = null, sent_at = null, next_at = $2 where subject_id = $1",
    [id, now()],
  );
  await send(flow["id"]);
  expect(sent()).toHaveLength(1);
  expect(await flowOf(id)).toMatchObject({ state: "sent", flow_id: first["flow_id"] });
});

test("what is sent is the file that the client may open, and the platform has its digest", async () => {
  const { id, flow } = await waiting();
  await send(flow["id"]);
  const [sent] = simulator().sent().slice(-1);
  const shown = await story.bytesOf(`/app/document/invoice/${id}.pdf`, marc);
  expect(sent?.bytes.equals(shown)).toBe(true);
});

test("a flow whose subject is gone is never posted, and says so", async () => {
  const { id, flow } = await orphan();
  const posts = simulator().posts();
  await send(flow["id"]);
  expect(await flowOf(id)).toMatchObject({ state: "waiting", failure: "unreadable" });
  expect(simulator().posts()).toBe(posts);
});

test("without a platform it waits for the next one, under the same number", async () => {
  const { id, flow } = await waiting();
  const remove = "mutation { result: disconnectPlatform { ... on PlatformDone { done } } }";
  expect((await story.ask(remove)).data.result).toEqual({ done: true });
  expect((await story.ask(remove)).errors).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
  await send(flow["id"]);
  expect(await flowOf(id)).toMatchObject({ state: "waiting", attempts: 0 });
  await connect({ platform_id: "0099" });
  await send(flow["id"]);
  expect(await flowOf(id)).toMatchObject({ state: "sent", id: flow["id"] });
});

test("the task reads its own words only, and an unknown flow is nobody's", async () => {
  const task = sendFlows(means());
  const attempt = { attempt: 1, max_attempts: 1 };
  const posts = simulator().posts();
  await task({ shop_id: GARONNE.id, id: randomUUID() }, attempt);
  expect(simulator().posts()).toBe(posts);
  for (const payload of [{}, { shop_id: GARONNE.id }, { shop_id: "x", id: "y" }, null])
    expect(() => task(payload, attempt)).toThrow();
});

/** The tasks of the webhooks, run by the queue itself, and by a configuration that allows no address of ours. */
import { expect, test, vi } from "vitest";
import { act, garonneScope, openRepair } from "../../../../../test/shop/affairs.ts";
import { marc, openOffice } from "../../../../../test/shop/colleagues.ts";
import { hooksOf } from "../../../../../test/shop/webhook/hooks.ts";
import { openReceiver } from "../../../../../test/shop/webhook/receiver.ts";
import type { JournalItem } from "../../../../domain/repair/journal.ts";
import { toInstant } from "../../../../domain/time.ts";
import { startQueue } from "../../../platform/queue.ts";
import { appendItems } from "../../../repair/store.ts";
import { WEBHOOK_RECORDS } from "../../../webhook-records.ts";
import { sendWebhook } from "./jobs.ts";

const NOW = "2026-11-23T08:00:00Z";
const office = openOffice(NOW);
const { doors } = office;
const hooks = hooksOf(office, NOW);
const receiver = openReceiver();

const STATUS = ["repair.status_changed"];
const moved: JournalItem = {
  type: "StatusChanged",
  payload: { from: "Devis à faire", to: "Réparé" },
};

async function changeStatus(): Promise<{ repair_id: string; client_id: string }> {
  const { repair_id, client_id } = await openRepair(doors().database);
  const written = { shop_id: marc.shop_id, repair_id, ...act(hooks.now()) };
  await doors().database.withShop(garonneScope, (db) => appendItems(db, written, [moved]));
  return { repair_id, client_id };
}

const servicesWith = (WEBHOOKS_LOCAL: boolean) => {
  const { database, ledgerKey } = doors().services;
  const clock = () => toInstant(Date.now());
  return { database, ledgerKey, clock, config: { WEBHOOKS_LOCAL }, records: WEBHOOK_RECORDS };
};

test("the queue sends what was planned, to each address that asked for it, under one name", async () => {
  const one = await hooks.make(receiver.url("/one"), STATUS);
  const two = await hooks.make(receiver.url("/two"), STATUS);
  const queue = await startQueue({
    database: doors().database,
    tasks: { "send-webhook": sendWebhook(servicesWith(true)) },
  });
  await changeStatus();
  await vi.waitFor(
    () => {
      expect([receiver.at("/one").length, receiver.at("/two").length]).toEqual([1, 1]);
    },
    { timeout: 60_000 },
  );
  await queue.stop();
  const [[first], [second]] = [receiver.at("/one"), receiver.at("/two")];
  expect(first?.body).toBe(second?.body);
  expect(first?.headers["webhook-id"]).toBe(second?.headers["webhook-id"]);
  for (const { webhook } of [one, two])
    expect(await hooks.deliveries(webhook.id)).toMatchObject([{ state: "delivered" }]);
});

test("an address of our own network is not connected to, and says so", async () => {
  const { webhook } = await hooks.make(receiver.url("/inside"), STATUS);
  await changeStatus();
  const [planned] = await hooks.deliveries(webhook.id);
  const send = sendWebhook(servicesWith(false));
  await send({ shop_id: marc.shop_id, id: planned?.id }, { attempt: 1, max_attempts: 25 });
  expect(receiver.at("/inside")).toEqual([]);
  expect(await hooks.deliveries(webhook.id)).toMatchObject([
    { state: "waiting", attempts: 1, status_code: null, failure: "private-address" },
  ]);
});

test("two tasks of one delivery send it once", async () => {
  const { webhook } = await hooks.make(receiver.url("/once"), STATUS);
  await changeStatus();
  const [planned] = await hooks.deliveries(webhook.id);
  const id = planned?.id ?? "";
  await Promise.all([1, 2, 3].map(() => hooks.send(id, marc.shop_id)));
  expect(receiver.at("/once")).toHaveLength(1);
  expect(await hooks.deliveries(webhook.id)).toMatchObject([{ state: "delivered", attempts: 1 }]);
});

test("an address that hangs is left alone a moment, whatever else it is to be told", async () => {
  const { webhook } = await hooks.make("http://127.0.0.1:1/", STATUS);
  await changeStatus();
  await hooks.run();
  await changeStatus();
  await hooks.run();
  const [second, first] = await hooks.deliveries(webhook.id);
  expect(first).toMatchObject({ attempts: 1, failure: "unreachable" });
  expect(second).toMatchObject({ attempts: 0, state: "waiting" });
  hooks.wait(2);
  await hooks.run();
  const attempts = (await hooks.deliveries(webhook.id)).map((one) => one.attempts);
  expect(attempts.toSorted((one, other) => one - other)).toEqual([0, 2]);
});

test("what was sent of a client is erased with the client", async () => {
  const { webhook } = await hooks.make(receiver.url("/erased"), STATUS);
  const { repair_id, client_id } = await changeStatus();
  await hooks.run();
  expect(receiver.at("/erased")[0]?.body).toContain("VIDAL");
  await doors().database.asOwner(
    "update app.repair set status = 'Terminer/Archivé' where id = $1",
    [repair_id],
  );
  await office.ask(
    "mutation ($id: ID!) { eraseClient(id: $id) { __typename } }",
    { id: client_id },
    marc,
  );
  expect(await hooks.deliveries(webhook.id)).toEqual([]);
});

/** The webhooks of a shop, as its owner makes, reads and changes them in the settings. */
import { afterEach, expect, test } from "vitest";
import { karim, marc, nadia, openOffice, sylvie } from "../../../../test/shop/colleagues.ts";
import { hooksOf } from "../../../../test/shop/webhook/hooks.ts";
import { MOST_WEBHOOKS } from "../../../domain/account/webhook/webhook.ts";
import { openText } from "../../platform/security/sealed-text.ts";

const NOW = "2026-11-23T08:00:00Z";
const office = openOffice(NOW);
const { doors, ask } = office;
const hooks = hooksOf(office, NOW);
const EVENTS = ["invoice.paid", "invoice.issued"];
const ADDRESS = "https://compta.example/etabli";

afterEach(async () => {
  await doors().database.asOwner("delete from app.webhook");
});

test("its secret is answered once, and is sealed in the database", async () => {
  const { webhook, secret } = await hooks.make(ADDRESS, EVENTS);
  expect(webhook).toMatchObject({
    url: ADDRESS,
    events: ["invoice.issued", "invoice.paid"],
    state: "on",
    former_until: null,
  });
  expect(JSON.stringify(await hooks.hooks())).not.toContain(secret);
  const [row] = await doors().database.asOwner<{ secret: string; line: string }>(
    "select secret, w::text as line from app.webhook w where id = $1",
    [webhook.id],
  );
  expect(row?.line).not.toContain(secret);
  expect(openText(doors().services.ledgerKey, row?.secret ?? "", webhook.id)).toBe(secret);
});

test("a rotation answers another secret, and says until when the former one signs", async () => {
  const { webhook, secret } = await hooks.make(ADDRESS, EVENTS);
  const rotated = await hooks.rotate(webhook.id);
  expect(rotated.secret).not.toBe(secret);
  expect(rotated.webhook).toMatchObject({ former_until: "2026-11-24T08:00:00.000Z" });
});

const change = async (id: string, url: string, who = marc) =>
  (
    await ask<{ result: { url?: string; refused?: string; detail?: object } }>(
      `mutation ($id: ID!, $url: String!, $events: [String!]!) {
        result: changeWebhook(id: $id, url: $url, events: $events) { ... on Webhook { url events } ... on Refusal { refused detail } } }`,
      { id, url, events: ["quote.sent"] },
      who,
    )
  ).result;

test("what it is told and where can be changed; an address that is none is refused", async () => {
  const { webhook } = await hooks.make(ADDRESS, EVENTS);
  expect(await change(webhook.id, "https://caisse.example/")).toEqual({
    url: "https://caisse.example/",
    events: ["quote.sent"],
  });
  expect(await change(webhook.id, "caisse")).toMatchObject({
    refused: "bad-input",
    detail: { url: expect.any(String) },
  });
});

test("each change is in the audit, with the address and never the secret", async () => {
  const { webhook, secret } = await hooks.make(ADDRESS, EVENTS);
  await change(webhook.id, "https://caisse.example/");
  await hooks.hook("pauseWebhook", webhook.id);
  const rotated = await hooks.rotate(webhook.id);
  await hooks.hook("removeWebhook", webhook.id);
  const lines = await doors().database.asOwner<{ action: string; line: string }>(
    "select action, a::text as line from app.audit a where record_id = $1 order by id",
    [webhook.id],
  );
  expect(lines.map(({ action }) => action)).toEqual([
    "webhook.made",
    "webhook.changed",
    "webhook.changed",
    "webhook.rotated",
    "webhook.removed",
  ]);
  expect(lines[1]?.line).toContain("https://caisse.example/");
  for (const hidden of [secret, rotated.secret])
    expect(JSON.stringify(lines)).not.toContain(hidden.slice(6));
});

test("a replay is in the audit too, and what was sent and answered is read one by one", async () => {
  const { webhook } = await hooks.make("http://127.0.0.1:1/", EVENTS);
  const made = await hooks.deliver("testWebhook", webhook.id);
  await hooks.run();
  const content = async (who = marc) =>
    (
      await ask<{ webhook_delivery: { body: string } | null }>(
        "query ($id: ID!) { webhook_delivery(id: $id) { body answer } }",
        { id: made.id },
        who,
      )
    ).webhook_delivery;
  expect(JSON.parse((await content())?.body ?? "")).toMatchObject({ id: made.event_id });
  expect(await content(nadia)).toBeNull();
  await doors().database.asOwner(
    "update app.webhook_delivery set state = 'failed', next_at = null where id = $1",
    [made.id],
  );
  await hooks.deliver("replayDelivery", made.id);
  const lines = await doors().database.asOwner(
    "select name from app.audit where action = 'webhook.replayed'",
  );
  expect(lines).toEqual([{ name: "webhook.test" }]);
});

test("deliveries are read by address and by state, thirty at a time", async () => {
  const { webhook } = await hooks.make(ADDRESS, EVENTS);
  for (let count = 0; count < 31; count++) await hooks.deliver("testWebhook", webhook.id);
  const list = async (variables: object) =>
    (
      await ask<{ webhook_deliveries: { id: string }[] }>(
        `query ($webhook_id: ID, $state: String, $before: ID) {
          webhook_deliveries(webhook_id: $webhook_id, state: $state, before: $before) { id } }`,
        { webhook_id: webhook.id, ...variables },
        marc,
      )
    ).webhook_deliveries;
  const first = await list({});
  expect(first).toHaveLength(30);
  expect(await list({ before: first.at(-1)?.id })).toHaveLength(1);
  expect(await list({ state: "waiting" })).toHaveLength(30);
  expect(await list({ state: "delivered" })).toEqual([]);
});

test("only the owner sees and touches them", async () => {
  const { webhook } = await hooks.make(ADDRESS, EVENTS);
  for (const who of [karim, sylvie]) {
    expect(await hooks.make(ADDRESS, EVENTS, who)).toEqual({ refused: "not-allowed" });
    await expect(hooks.hooks(who)).rejects.toThrow("responsable");
    await expect(hooks.deliveries(webhook.id, who)).rejects.toThrow("responsable");
    for (const field of ["pauseWebhook", "resumeWebhook", "removeWebhook", "rotateWebhookSecret"])
      expect(await hooks.hook(field, webhook.id, who)).toEqual({ refused: "not-allowed" });
    expect(await hooks.deliver("testWebhook", webhook.id, who)).toEqual({ refused: "not-allowed" });
  }
});

test("a shop has ten at most", async () => {
  let made = await hooks.make(ADDRESS, EVENTS, nadia);
  for (let count = 0; count < MOST_WEBHOOKS + 5 && made.webhook; count++)
    made = await hooks.make(ADDRESS, EVENTS, nadia);
  expect(made.refused).toBe("too-many-webhooks");
  expect(await hooks.hooks(nadia)).toHaveLength(MOST_WEBHOOKS);
});

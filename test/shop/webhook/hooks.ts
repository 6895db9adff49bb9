/** The webhooks of both imaginary shops: made by their owners, sent by the task under a clock of the test. */
import { addMinutes, type Instant } from "../../../src/domain/time.ts";
import { sendDelivery } from "../../../src/server/account/webhook/delivery/send.ts";
import { mintScope } from "../../../src/server/platform/database/scope.ts";
import { WEBHOOK_RECORDS } from "../../../src/server/webhook-records.ts";
import { marc, type Colleague, type Office } from "../colleagues.ts";
import { instant } from "../doors.ts";

export type Hook = { id: string; url: string; state: string; failing_since: string | null };
export type MadeHook = { webhook: Hook; secret: string };
export type Sent = {
  id: string;
  event_id: string;
  event: string;
  state: string;
  attempts: number;
  next_at: string | null;
  status_code: number | null;
  failure: string;
};

const HOOK = "id url events state failing_since former_until";
const SENT = "id event_id event state attempts next_at status_code failure duration";

export function hooksOf({ doors, ask }: Pick<Office, "doors" | "ask">, start: string) {
  let now: Instant = instant(start);
  const mutate = async <Result>(field: string, id: string, who: Colleague = marc) =>
    (
      await ask<{ result: Result }>(
        `mutation ($id: ID!) { result: ${field}(id: $id) { ${answerOf(field)} ... on Refusal { refused } } }`,
        { id },
        who,
      )
    ).result;
  const due = () =>
    doors().database.asOwner<{ id: string; shop_id: string }>(
      "select id, shop_id from app.webhook_delivery where state = 'waiting' and next_at <= $1 order by event_id, id",
      [now],
    );
  const send = (id: string, shop_id: string) => {
    const { database, config, ledgerKey } = doors().services;
    const services = { database, config, ledgerKey, clock: () => now, records: WEBHOOK_RECORDS };
    return sendDelivery(services, mintScope(shop_id, { kind: "system" }), id);
  };
  return {
    make: async (url: string, events: readonly string[], who: Colleague = marc) =>
      (
        await ask<{ result: MadeHook & { refused?: string } }>(
          `mutation ($url: String!, $events: [String!]!) { result: makeWebhook(url: $url, events: $events) {
            ... on WebhookMaking { secret webhook { ${HOOK} } } ... on Refusal { refused } } }`,
          { url, events },
          who,
        )
      ).result,
    hook: (field: string, id: string, who?: Colleague) =>
      mutate<Hook & { refused?: string }>(field, id, who),
    rotate: (id: string) => mutate<MadeHook>("rotateWebhookSecret", id),
    deliver: (field: string, id: string, who?: Colleague) =>
      mutate<Sent & { refused?: string }>(field, id, who),
    hooks: async (who: Colleague = marc) =>
      (await ask<{ webhooks: Hook[] }>(`{ webhooks { ${HOOK} } }`, {}, who)).webhooks,
    deliveries: async (webhook_id: string, who: Colleague = marc) =>
      (
        await ask<{ webhook_deliveries: Sent[] }>(
          `query ($id: ID) { webhook_deliveries(webhook_id: $id) { ${SENT} } }`,
          { id: webhook_id },
          who,
        )
      ).webhook_deliveries,
    /** Everything that is due now, one after the other. */
    run: async () => {
      for (const { id, shop_id } of await due()) await send(id, shop_id);
    },
    send,
    wait: (minutes: number) => {
      now = addMinutes(now, minutes);
    },
    now: () => now,
  };
}

function answerOf(field: string): string {
  if (field === "rotateWebhookSecret") return `... on WebhookMaking { secret webhook { ${HOOK} } }`;
  return /^(test|replay)/.test(field)
    ? `... on WebhookDelivery { ${SENT} }`
    : `... on Webhook { ${HOOK} }`;
}

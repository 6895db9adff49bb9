import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const webhooksQuery = graphql(`
  query webhooks {
    webhooks {
      id
      url
      events
      state
      failing_since
      former_until
    }
  }
`);
export type ShownWebhook = ResultOf<typeof webhooksQuery>["webhooks"][number];

export const deliveriesQuery = graphql(`
  query webhookDeliveries($webhook_id: ID!, $state: String, $before: ID) {
    webhook_deliveries(webhook_id: $webhook_id, state: $state, before: $before) {
      id
      event_id
      event
      state
      attempts
      next_at
      status_code
      failure
      duration
      created_at
    }
  }
`);
export type ShownDelivery = ResultOf<typeof deliveriesQuery>["webhook_deliveries"][number];

export const contentQuery = graphql(`
  query webhookContent($id: ID!) {
    webhook_delivery(id: $id) {
      id
      body
      answer
    }
  }
`);

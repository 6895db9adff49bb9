import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const makeWebhook = graphql(
  `
    mutation makeWebhook($url: String!, $events: [String!]!) {
      result: makeWebhook(url: $url, events: $events) {
        __typename
        ... on WebhookMaking {
          secret
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const changeWebhook = graphql(
  `
    mutation changeWebhook($id: ID!, $url: String!, $events: [String!]!) {
      result: changeWebhook(id: $id, url: $url, events: $events) {
        __typename
        ... on Webhook {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const pauseWebhook = graphql(
  `
    mutation pauseWebhook($id: ID!) {
      result: pauseWebhook(id: $id) {
        __typename
        ... on Webhook {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const resumeWebhook = graphql(
  `
    mutation resumeWebhook($id: ID!) {
      result: resumeWebhook(id: $id) {
        __typename
        ... on Webhook {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const rotateWebhookSecret = graphql(
  `
    mutation rotateWebhookSecret($id: ID!) {
      result: rotateWebhookSecret(id: $id) {
        __typename
        ... on WebhookMaking {
          secret
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const removeWebhook = graphql(
  `
    mutation removeWebhook($id: ID!) {
      result: removeWebhook(id: $id) {
        __typename
        ... on Webhook {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const testWebhook = graphql(
  `
    mutation testWebhook($id: ID!) {
      result: testWebhook(id: $id) {
        __typename
        ... on WebhookDelivery {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const replayDelivery = graphql(
  `
    mutation replayDelivery($id: ID!) {
      result: replayDelivery(id: $id) {
        __typename
        ... on WebhookDelivery {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

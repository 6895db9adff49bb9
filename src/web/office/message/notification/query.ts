import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const mutedQuery = graphql(`
  query mutedNotifications {
    muted_notifications
  }
`);

export const readNotifications = graphql(`
  mutation readNotifications($ids: [ID!]!) {
    result: readNotifications(ids: $ids) {
      id
    }
  }
`);

export const finishNotification = graphql(
  `
    mutation finishNotification($id: ID!, $done: Boolean!) {
      result: finishNotification(id: $id, done: $done) {
        __typename
        ... on Notification {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const assignNotification = graphql(
  `
    mutation assignNotification($id: ID!, $user_id: ID!) {
      result: assignNotification(id: $id, user_id: $user_id) {
        __typename
        ... on Notification {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const muteNotifications = graphql(`
  mutation muteNotifications($kinds: [String!]!) {
    result: muteNotifications(kinds: $kinds)
  }
`);

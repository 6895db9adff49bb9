import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";

/** A letter as the sheet and the list of failures show it. */
export const letterParts = graphql(`
  fragment letterParts on Message {
    __typename
    id
    channel
    template
    subject
    recipient
    status
    failure
    created_at
    repair_id
  }
`);
export type Letter = ResultOf<typeof letterParts>;

export const failedQuery = graphql(
  `
    query failedMessages {
      failed_messages {
        ...letterParts
      }
    }
  `,
  [letterParts],
);

export const resendMessage = graphql(
  `
    mutation resendMessage($id: ID!) {
      result: resendMessage(id: $id) {
        __typename
        ...letterParts
        ...refusalParts
      }
    }
  `,
  [letterParts, refusalParts],
);

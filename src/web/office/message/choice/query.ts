import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const choiceParts = graphql(`
  fragment choiceParts on Client {
    __typename
    id
    message_choices {
      channel
      wanted
      via
      created_by
      created_at
    }
  }
`);
export type ClientChoices = ResultOf<typeof choiceParts>;

export const choicesQuery = graphql(
  `
    query messageChoices($client_id: ID!) {
      client(client_id: $client_id) {
        ...choiceParts
      }
    }
  `,
  [choiceParts],
);

export const setMessageChoice = graphql(
  `
    mutation setMessageChoice($client_id: ID!, $channel: String!, $wanted: Boolean!) {
      result: setMessageChoice(client_id: $client_id, channel: $channel, wanted: $wanted) {
        __typename
        ...choiceParts
        ...refusalParts
      }
    }
  `,
  [choiceParts, refusalParts],
);

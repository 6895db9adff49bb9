import { graphql } from "../../../platform/graphql.ts";
import { entryParts } from "../query.ts";
import { visitedParts } from "./parts.ts";

/** An appointment of the address, which the period on screen may not show. */
export const eventQuery = graphql(
  `
    query agendaEvent($id: ID!) {
      event(id: $id) {
        ...entryParts
      }
    }
  `,
  [entryParts],
);

/** The repair that a new appointment is for. */
export const visitedQuery = graphql(
  `
    query visitedRepair($id: ID!) {
      repair(id: $id) {
        ...visitedParts
      }
    }
  `,
  [visitedParts],
);

/** `tell_client`: false when the shop tells the client itself that the announced window changed. */
export const upsertEvent = graphql(
  `
    mutation saveEvent($input: EventInput!, $tell_client: Boolean) {
      result: upsertEvent(input: $input, tell_client: $tell_client) {
        ...entryParts
      }
    }
  `,
  [entryParts],
);

export const removeEvent = graphql(`
  mutation removeEvent($id: ID!) {
    result: removeEvent(id: $id) {
      id
    }
  }
`);

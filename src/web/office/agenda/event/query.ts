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

export const upsertEvent = graphql(
  `
    mutation saveEvent($input: EventInput!) {
      result: upsertEvent(input: $input) {
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

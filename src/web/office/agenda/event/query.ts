import { deferrable } from "../../../platform/deferred/deferrable.ts";
import { graphql } from "../../../platform/graphql.ts";
import { entryParts } from "../query.ts";
import { seriesParts, visitedParts } from "./parts.ts";

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
    mutation saveEvent(
      $input: EventInput!
      $tell_client: Boolean
      $repeat: RepeatInput
      $following: Boolean
    ) {
      result: upsertEvent(
        input: $input
        tell_client: $tell_client
        repeat: $repeat
        following: $following
      ) {
        ...entryParts
        ...seriesParts
      }
    }
  `,
  [entryParts, seriesParts],
);

/** Whether it comes back: asked when its dialog opens. */
export const seriesQuery = graphql(
  `
    query eventSeries($id: ID!) {
      event(id: $id) {
        ...seriesParts
      }
    }
  `,
  [seriesParts],
);

export const removeEvent = graphql(`
  mutation removeEvent($id: ID!, $following: Boolean) {
    result: removeEvent(id: $id, following: $following) {
      id
    }
  }
`);

export const eventStatus = deferrable({
  kind: "saveEvent",
  mutation: upsertEvent,
  subject: ({ input }) => `event ${input.id ?? ""}`,
});

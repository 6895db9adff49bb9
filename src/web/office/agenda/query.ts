import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { visitParts, wholeEventParts } from "./event/parts.ts";

/** A whole event, as saving sends it again, with whom it is for. */
export const entryParts = graphql(
  `
    fragment entryParts on Event {
      ...visitParts
      ...wholeEventParts
    }
  `,
  [visitParts, wholeEventParts],
);

export const agendaQuery = graphql(
  `
    query agenda($from: Instant!, $to: Instant!) {
      events(from: $from, to: $to) {
        ...entryParts
      }
    }
  `,
  [entryParts],
);

export type AgendaEntry = ResultOf<typeof agendaQuery>["events"][number];

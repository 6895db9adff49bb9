import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { visitParts } from "./event/parts.ts";

/** A whole event, as saving sends it again, with whom it is for. */
export const entryParts = graphql(
  `
    fragment entryParts on Event {
      ...visitParts
      created_by
      shop_id
      constraint_start_at
      constraint_end_at
      trip_duration_before
      trip_duration_after
      trip_is_included_before
      trip_is_included_after
      lat
      lon
    }
  `,
  [visitParts],
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

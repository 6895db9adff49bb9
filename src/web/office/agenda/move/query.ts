import { graphql } from "../../../platform/graphql.ts";
import { entryParts } from "../query.ts";

/** `tell_client`: whether a client whose window changes is written to. */
export const moveEvent = graphql(
  `
    mutation moveEvent($input: EventInput!, $tell_client: Boolean) {
      result: upsertEvent(input: $input, tell_client: $tell_client) {
        ...entryParts
      }
    }
  `,
  [entryParts],
);

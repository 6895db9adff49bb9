import { graphql } from "../../../platform/graphql.ts";

/** Composed by the server, as for the document that it freezes. */
export const circumstancesQuery = graphql(`
  query quoteCircumstances($repair_id: ID!) {
    quote_circumstances(repair_id: $repair_id)
  }
`);

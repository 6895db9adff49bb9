import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const repairsQuery = graphql(`
  query repairs($status: [String!], $text: String, $archived: Boolean, $first: Int) {
    repairs(status: $status, text: $text, archived: $archived, first: $first) {
      id
      reference
      status
      urgency
      archived
      intervention_type
      where
      created_at
      lastUpdateAt
      statusFrom
      client {
        id
        firstname
        lastname
      }
      appliance {
        id
        kind
        name
        brand
        model
      }
    }
  }
`);

export type ListedRepair = ResultOf<typeof repairsQuery>["repairs"][number];

import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const boardQuery = graphql(`
  query repairBoard($status: String, $text: String, $archived: Boolean, $first: Int, $skip: Int) {
    repair_board(status: $status, text: $text, archived: $archived, first: $first, skip: $skip) {
      counts {
        status
        count
      }
      repairs {
        id
        reference
        status
        urgency
        danger {
          label
        }
        archived
        intervention_type
        description
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
        events {
          id
          status
          start_at
          assigned_to
        }
      }
    }
  }
`);

type Board = ResultOf<typeof boardQuery>["repair_board"];
export type ListedRepair = Board["repairs"][number];
export type StatusCount = Board["counts"][number];

import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { cardParts } from "./query.ts";

const changedParts = graphql(
  `
    fragment changedParts on ChangedRepairs {
      __typename
      changed {
        ...cardParts
      }
      unchanged {
        repair_id
        refused
        repair {
          ...cardParts
        }
      }
    }
  `,
  [cardParts],
);
export type ChangedRepairs = ResultOf<typeof changedParts>;

export const moveRepairs = graphql(
  `
    mutation moveRepairs($moves: [RepairMoveInput!]!) {
      result: moveRepairs(moves: $moves) {
        __typename
        ...changedParts
        ...refusalParts
      }
    }
  `,
  [changedParts, refusalParts],
);

export const assignRepairs = graphql(
  `
    mutation assignRepairs($assignments: [RepairAssignmentInput!]!) {
      result: assignRepairs(assignments: $assignments) {
        __typename
        ...changedParts
        ...refusalParts
      }
    }
  `,
  [changedParts, refusalParts],
);

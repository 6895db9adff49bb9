import { graphql, type ResultOf } from "../../../platform/graphql.ts";

/** Events that already occupy the assignees at those hours, for a warning before saving. */
export const collisionsQuery = graphql(`
  query collisions($input: CollisionInput!) {
    collisions(input: $input) {
      id
      start_at
      end_at
      kind
      assigned_to
      resource_ids
    }
  }
`);
export type Collision = ResultOf<typeof collisionsQuery>["collisions"][number];

import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const resourceParts = graphql(`
  fragment resourceParts on Resource {
    __typename
    id
    name
    kind
    in_use
    removed
  }
`);

/** Those taken out too: past appointments name them. */
export const resourcesQuery = graphql(
  `
    query resources {
      resources {
        ...resourceParts
      }
    }
  `,
  [resourceParts],
);

/** With what removing one would take from the agenda. */
export const plannedResourcesQuery = graphql(
  `
    query plannedResources {
      resources {
        ...resourceParts
        planned
      }
    }
  `,
  [resourceParts],
);
export type PlannedResource = ResultOf<typeof plannedResourcesQuery>["resources"][number];

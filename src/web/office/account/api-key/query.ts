import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const apiKeysQuery = graphql(`
  query apiKeys {
    api_keys {
      id
      name
      beginning
      scopes
      created_at
      used_on
      revoked_at
    }
  }
`);
export type ShownKey = ResultOf<typeof apiKeysQuery>["api_keys"][number];

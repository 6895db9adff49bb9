import { graphql } from "../../../platform/graphql.ts";

export const settingsQuery = graphql(`
  query shopSettings($id: ID!) {
    repair_shop(id: $id) {
      id
      signature_code
    }
  }
`);

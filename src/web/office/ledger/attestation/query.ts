import { graphql } from "../../../platform/graphql.ts";

export const attestationQuery = graphql(`
  query attestation {
    attestation {
      missing
      parts {
        title
        lines
      }
    }
  }
`);

import { graphql } from "../../../platform/graphql.ts";

export const attestationQuery = graphql(`
  query attestation {
    attestation {
      missing
      head_advice
      parts {
        title
        lines
      }
    }
  }
`);

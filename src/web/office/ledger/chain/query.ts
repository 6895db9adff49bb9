import { graphql } from "../../../platform/graphql.ts";

export const verdictQuery = graphql(`
  query LedgerVerdict {
    ledger_verdict {
      entries
      count
      stamps
      findings {
        text
      }
    }
  }
`);

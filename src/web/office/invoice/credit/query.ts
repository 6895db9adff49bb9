import { graphql } from "../../../platform/graphql.ts";

export const creditProposalQuery = graphql(`
  query creditProposal($invoice_id: ID!, $lines: [CreditedLineInput!]) {
    credit_proposal(invoice_id: $invoice_id, lines: $lines) {
      total_incl
      owed
    }
  }
`);

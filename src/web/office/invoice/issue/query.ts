import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const issueProposalQuery = graphql(`
  query issueProposal($quote_id: ID!, $lines: [CreditedLineInput!]) {
    issue_proposal(quote_id: $quote_id, lines: $lines) {
      client_name
      client_address
      client_siren
      client_email
      is_company
      agreed_on
      performed_on
      nature
      needs_ground
      deposits {
        reference
        amount
        remainder
      }
      deposit
      most_deposit
      open {
        id
        label
        unit
        quantity
        left
        net
      }
      total_incl
      due
      fault
      mailed
    }
  }
`);
export type IssueProposal = NonNullable<ResultOf<typeof issueProposalQuery>["issue_proposal"]>;

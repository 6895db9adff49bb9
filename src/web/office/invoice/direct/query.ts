import { graphql } from "../../../platform/graphql.ts";

export const directProposalQuery = graphql(`
  query directProposal($repair_id: ID!, $lines: JSON!) {
    issue_proposal: direct_proposal(repair_id: $repair_id, lines: $lines) {
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

import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const correctiveProposalQuery = graphql(`
  query correctiveProposal($invoice_id: ID!) {
    corrective_proposal(invoice_id: $invoice_id) {
      client {
        name
        address
        siren
        vat_number
        is_company
      }
      on_file {
        name
        address
        siren
        vat_number
        is_company
      }
      email
      lines
      discount
      is_exempt
      performed_on
      agreed_on
      nature
      vat_ground
      order_number
      prepaid
      received
      total_incl
      fault
    }
  }
`);

export type CorrectiveProposal = NonNullable<
  ResultOf<typeof correctiveProposalQuery>["corrective_proposal"]
>;

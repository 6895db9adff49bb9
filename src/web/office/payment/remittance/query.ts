import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const remittanceQuery = graphql(`
  query remittances {
    cheques_waiting {
      movement_id
      late_fee
      received_on
      drawer
      reference
      amount
    }
    remittances {
      __typename
      id
      number
      remitted_on
      total
      count
      pdf_url
    }
  }
`);
export type Remittances = ResultOf<typeof remittanceQuery>;

export const remitCheques = graphql(
  `
    mutation remitCheques($movement_ids: [ID!]!) {
      result: remitCheques(movement_ids: $movement_ids) {
        __typename
        ... on Remittance {
          id
          number
          pdf_url
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

import { graphql, type ResultOf } from "../../platform/graphql.ts";

/** One question for everything: what cannot be a serial or a document's number is not looked for as one. */
export const commandQuery = graphql(`
  query command(
    $shop: ID!
    $text: String!
    $serial: String!
    $withSerial: Boolean!
    $reference: String!
    $withQuote: Boolean!
    $withInvoice: Boolean!
  ) {
    repair_shop(id: $shop) {
      id
      clients(text: $text, first: 6) {
        id
        firstname
        lastname
        phones {
          name
          number
        }
        addresses {
          address_id
          city
        }
      }
    }
    repairs(text: $text, first: 6) {
      id
      reference
      status
      client {
        id
        firstname
        lastname
      }
      appliance {
        id
        kind
        name
        brand
        model
      }
    }
    appliancesBySerial(serial: $serial) @include(if: $withSerial) {
      id
      kind
      name
      brand
      model
      serial
      client {
        id
        firstname
        lastname
      }
      repairs {
        id
        reference
        status
      }
    }
    quotesByReference(reference: $reference) @include(if: $withQuote) {
      id
      reference
      status
      total_incl
      client {
        id
        firstname
        lastname
      }
    }
    invoicesByReference(reference: $reference) @include(if: $withInvoice) {
      id
      kind
      reference
      total_incl
      remainder
      repair_id
      client {
        id
        firstname
        lastname
      }
    }
  }
`);
export type Found = ResultOf<typeof commandQuery>;

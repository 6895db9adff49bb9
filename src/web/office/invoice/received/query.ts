import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const receivedParts = graphql(`
  fragment receivedParts on SupplierInvoice {
    __typename
    id
    source
    format
    supplier_name
    supplier_siren
    reference
    is_credit
    issued_on
    due_on
    total_excl
    total_vat
    total_incl
    due
    received_at
    file_url
    state
    decisions
  }
`);

const unreadParts = graphql(`
  fragment unreadParts on UnreadFile {
    __typename
    id
    source
    reason
    size
    received_at
    file_url
    state
    aside_reason
  }
`);
export type UnreadFile = ResultOf<typeof unreadParts>;

export const receivedBoardQuery = graphql(
  `
    query supplierBoard(
      $show: String
      $text: String
      $supplier: String
      $from: LocalDate
      $to: LocalDate
      $first: Int
      $skip: Int
    ) {
      supplier_board(
        show: $show
        text: $text
        supplier: $supplier
        from: $from
        to: $to
        first: $first
        skip: $skip
      ) {
        counts {
          show
          count
        }
        total
        suppliers {
          key
          name
        }
        to_pay
        invoices {
          ...receivedParts
        }
        unread {
          ...unreadParts
        }
      }
    }
  `,
  [receivedParts, unreadParts],
);
export type ReceivedInvoice = ResultOf<typeof receivedParts>;

export const oneReceivedQuery = graphql(
  `
    query supplier_invoice($id: ID!) {
      supplier_invoice(id: $id) {
        ...receivedParts
        iban
        order_number
        statuses {
          code
          at
          reason
        }
        vat_groups {
          vat_rate
          base
          vat
        }
        lines {
          line
          label
          article
          quantity
          unit_price
          net
          vat_rate
          matched {
            id
            description
            repair {
              id
              reference
            }
          }
          likely {
            id
            description
            repair {
              id
              reference
            }
          }
        }
      }
    }
  `,
  [receivedParts],
);
export type ReadInvoice = NonNullable<ResultOf<typeof oneReceivedQuery>["supplier_invoice"]>;

export const decideSupplierInvoice = graphql(
  `
    mutation decideSupplierInvoice(
      $id: ID!
      $decision: String!
      $reason_code: String
      $reason: String
    ) {
      result: decideSupplierInvoice(
        id: $id
        decision: $decision
        reason_code: $reason_code
        reason: $reason
      ) {
        __typename
        ...receivedParts
        ...refusalParts
      }
    }
  `,
  [receivedParts, refusalParts],
);

export const linkSupplierLine = graphql(
  `
    mutation linkSupplierLine($id: ID!, $line: Int!, $spare_part_id: ID) {
      result: linkSupplierLine(id: $id, line: $line, spare_part_id: $spare_part_id) {
        __typename
        ...receivedParts
        ...refusalParts
      }
    }
  `,
  [receivedParts, refusalParts],
);

export const enterUnreadFile = graphql(
  `
    mutation enterUnreadFile($id: ID!, $input: EnteredInvoiceInput!) {
      result: enterUnreadFile(id: $id, input: $input) {
        __typename
        ...receivedParts
        ...refusalParts
      }
    }
  `,
  [receivedParts, refusalParts],
);

export const setUnreadFileAside = graphql(
  `
    mutation setUnreadFileAside($id: ID!, $reason: String!) {
      result: setUnreadFileAside(id: $id, reason: $reason) {
        __typename
        ...unreadParts
        ...refusalParts
      }
    }
  `,
  [unreadParts, refusalParts],
);

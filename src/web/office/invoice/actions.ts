import { graphql } from "../../platform/graphql.ts";
import { journalParts } from "../repair/sheet/query.ts";
import { quoteParts } from "../quote/parts.ts";
import { invoiceParts } from "./parts.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";

/** The invoice, and what its change did to the repair, so that the sheet follows at once. */
const changedInvoice = graphql(
  `
    fragment changedInvoice on Invoice {
      ...invoiceParts
      repair {
        ...journalParts
        invoices {
          ...invoiceParts
        }
        quotes {
          ...quoteParts
        }
      }
    }
  `,
  [invoiceParts, journalParts, quoteParts],
);

export const issueInvoice = graphql(
  `
    mutation issueInvoice($quote_id: ID!, $facts: IssueFactsInput, $lines: [CreditedLineInput!]) {
      result: issueInvoice(quote_id: $quote_id, facts: $facts, lines: $lines) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const creditInvoice = graphql(
  `
    mutation creditInvoice($input: CreditInput!) {
      result: creditInvoice(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const recordPayment = graphql(
  `
    mutation recordPayment($input: PaymentInput!) {
      result: recordPayment(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const remindInvoice = graphql(
  `
    mutation remindInvoice($invoice_id: ID!) {
      result: remindInvoice(invoice_id: $invoice_id) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const disputeInvoice = graphql(
  `
    mutation disputeInvoice($input: DisputeInput!) {
      result: disputeInvoice(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const liftDispute = graphql(
  `
    mutation liftDispute($invoice_id: ID!) {
      result: liftDispute(invoice_id: $invoice_id) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const receiveLateFee = graphql(
  `
    mutation receiveLateFee($input: LateFeeInput!) {
      result: receiveLateFee(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const correctLateFee = graphql(
  `
    mutation correctLateFee($late_fee_id: ID!) {
      result: correctLateFee(late_fee_id: $late_fee_id) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const issueDirectInvoice = graphql(
  `
    mutation issueDirectInvoice($input: DirectInvoiceInput!) {
      result: issueDirectInvoice(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const issueCorrectiveInvoice = graphql(
  `
    mutation issueCorrectiveInvoice($input: CorrectiveInput!) {
      result: issueCorrectiveInvoice(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const issueDeposit = graphql(
  `
    mutation issueDeposit($input: DepositInput!) {
      result: issueDeposit(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const refundPayment = graphql(
  `
    mutation refundPayment($input: RefundInput!) {
      result: refundPayment(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const useClientAccount = graphql(
  `
    mutation useClientAccount($input: AccountUseInput!) {
      result: useClientAccount(input: $input) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

export const correctPayment = graphql(
  `
    mutation correctPayment($payment_id: ID!) {
      result: correctPayment(payment_id: $payment_id) {
        __typename
        ...changedInvoice
        ...refusalParts
      }
    }
  `,
  [changedInvoice, refusalParts],
);

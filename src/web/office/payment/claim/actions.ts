import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { claimParts } from "./query.ts";

export const sendClaim = graphql(
  `
    mutation sendClaim($invoice_id: ID!) {
      result: sendClaim(invoice_id: $invoice_id) {
        __typename
        ...claimParts
        ...refusalParts
      }
    }
  `,
  [claimParts, refusalParts],
);

export const noteClaimConsent = graphql(
  `
    mutation noteClaimConsent($invoice_id: ID!, $allowed: Boolean!) {
      result: noteClaimConsent(invoice_id: $invoice_id, allowed: $allowed) {
        __typename
        ...claimParts
        ...refusalParts
      }
    }
  `,
  [claimParts, refusalParts],
);

export const askClaimConsent = graphql(
  `
    mutation askClaimConsent($invoice_id: ID!) {
      result: askClaimConsent(invoice_id: $invoice_id) {
        __typename
        ...claimParts
        ...refusalParts
      }
    }
  `,
  [claimParts, refusalParts],
);

export const noteClaimOutcome = graphql(
  `
    mutation noteClaimOutcome($invoice_id: ID!, $state: String!, $why: String!) {
      result: noteClaimOutcome(invoice_id: $invoice_id, state: $state, why: $why) {
        __typename
        ...claimParts
        ...refusalParts
      }
    }
  `,
  [claimParts, refusalParts],
);

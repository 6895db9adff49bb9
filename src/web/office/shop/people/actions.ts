import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { personParts } from "./query.ts";

export const invitePerson = graphql(
  `
    mutation invitePerson($input: PersonInput!) {
      result: invitePerson(input: $input) {
        __typename
        ...personParts
        ...refusalParts
      }
    }
  `,
  [personParts, refusalParts],
);

export const savePerson = graphql(
  `
    mutation savePerson($id: ID!, $input: PersonInput!, $base: JSON) {
      result: savePerson(id: $id, input: $input, base: $base) {
        __typename
        ...personParts
        ...refusalParts
      }
    }
  `,
  [personParts, refusalParts],
);

export const resendInvitation = graphql(
  `
    mutation resendInvitation($id: ID!) {
      result: resendInvitation(id: $id) {
        __typename
        ...personParts
        ...refusalParts
      }
    }
  `,
  [personParts, refusalParts],
);

export const deactivatePerson = graphql(
  `
    mutation deactivatePerson($id: ID!) {
      result: deactivatePerson(id: $id) {
        __typename
        ...personParts
        ...refusalParts
      }
    }
  `,
  [personParts, refusalParts],
);

export const resetPersonFactors = graphql(
  `
    mutation resetPersonFactors($id: ID!) {
      result: resetPersonFactors(id: $id) {
        __typename
        ...personParts
        ...refusalParts
      }
    }
  `,
  [personParts, refusalParts],
);

export const requireSecondFactor = graphql(
  `
    mutation requireSecondFactor($from: LocalDate) {
      result: requireSecondFactor(from: $from) {
        __typename
        ... on RepairShop {
          id
          second_factor_from
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const reactivatePerson = graphql(
  `
    mutation reactivatePerson($id: ID!) {
      result: reactivatePerson(id: $id) {
        __typename
        ...personParts
        ...refusalParts
      }
    }
  `,
  [personParts, refusalParts],
);

export const reassignVisits = graphql(
  `
    mutation reassignVisits($takeovers: [TakeoverInput!]!) {
      result: reassignVisits(takeovers: $takeovers) {
        __typename
        ... on Reassigned {
          moved
          left
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

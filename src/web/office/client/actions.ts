import { graphql } from "../../platform/graphql.ts";
import { addressParts } from "./address/parts.ts";
import { clientParts } from "./query.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";

export const upsertClient = graphql(
  `
    mutation upsertClient($input: ClientInput!) {
      result: upsertClient(input: $input) {
        __typename
        ... on Client {
          ...clientParts
        }
        ...refusalParts
      }
    }
  `,
  [clientParts, refusalParts],
);

export const insertClientAddress = graphql(
  `
    mutation insertClientAddress($input: AddressInput!, $clientID: ID!) {
      result: insertClientAddress(input: $input, clientID: $clientID) {
        __typename
        ... on Address {
          ...addressParts
        }
        ...refusalParts
      }
    }
  `,
  [addressParts, refusalParts],
);

export const updateClientAddress = graphql(
  `
    mutation updateClientAddress($input: AddressInput!) {
      result: updateClientAddress(input: $input) {
        __typename
        ... on Address {
          ...addressParts
        }
        ...refusalParts
      }
    }
  `,
  [addressParts, refusalParts],
);

export const removeClientAddress = graphql(
  `
    mutation removeClientAddress($clientID: ID!, $address_id: ID!) {
      result: removeClientAddress(clientID: $clientID, address_id: $address_id) {
        __typename
        ... on Removed {
          id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

import { graphql } from "../../platform/graphql.ts";
import { refusalParts } from "../../platform/refusal-parts.ts";
import { addressParts } from "./address/parts.ts";
import { clientParts } from "./query.ts";

export const upsertClient = graphql(
  `
    mutation upsertClient($input: ClientInput!) {
      result: upsertClient(input: $input) {
        ...clientParts
        changes {
          field
          account_id
        }
      }
    }
  `,
  [clientParts],
);

export const insertClientAddress = graphql(
  `
    mutation insertClientAddress($input: AddressInput!, $clientID: ID!) {
      result: insertClientAddress(input: $input, clientID: $clientID) {
        ...addressParts
      }
    }
  `,
  [addressParts],
);

export const updateClientAddress = graphql(
  `
    mutation updateClientAddress($input: AddressInput!) {
      result: updateClientAddress(input: $input) {
        ...addressParts
      }
    }
  `,
  [addressParts],
);

export const removeClientAddress = graphql(`
  mutation removeClientAddress($clientID: ID!, $address_id: ID!) {
    result: removeClientAddress(clientID: $clientID, address_id: $address_id) {
      address_id
    }
  }
`);

export const eraseClient = graphql(
  `
    mutation eraseClient($id: ID!) {
      result: eraseClient(id: $id) {
        __typename
        ... on ClientErasure {
          repairs
          photos
          messages
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

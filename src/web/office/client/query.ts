import { graphql, type ResultOf } from "../../platform/graphql.ts";
import { foundClientParts } from "./search/parts.ts";

/** A client whole, as the form edits him. */
export const clientParts = graphql(
  `
    fragment clientParts on Client {
      ...foundClientParts
      created_at
    }
  `,
  [foundClientParts],
);
export type ClientParts = ResultOf<typeof clientParts>;

export const clientQuery = graphql(
  `
    query client($client_id: ID!) {
      client(client_id: $client_id) {
        ...clientParts
      }
    }
  `,
  [clientParts],
);

export const similarClientsQuery = graphql(
  `
    query similarClients($input: SimilarInput!) {
      similarClients(input: $input) {
        ...foundClientParts
      }
    }
  `,
  [foundClientParts],
);

import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { foundClientParts } from "../search/parts.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

/** A client as he is compared with another: what he is, and how much hangs on him. */
export const comparedClient = graphql(
  `
    fragment comparedClient on Client {
      ...foundClientParts
      created_at
      repairs {
        id
      }
      appliances {
        id
      }
    }
  `,
  [foundClientParts],
);
export type ComparedClient = ResultOf<typeof comparedClient>;

export const duplicatesQuery = graphql(
  `
    query duplicates($first: Int) {
      duplicateClients(first: $first) {
        why
        left {
          ...comparedClient
        }
        right {
          ...comparedClient
        }
      }
    }
  `,
  [comparedClient],
);
export type DuplicatePair = ResultOf<typeof duplicatesQuery>["duplicateClients"][number];

/** Two similar records that the shop declared distinct. */
export const distinctionsQuery = graphql(`
  query clientDistinctions($first: Int) {
    clientDistinctions(first: $first) {
      at
      by
      left {
        id
        lastname
        firstname
      }
      right {
        id
        lastname
        firstname
      }
    }
  }
`);
export type ClientDistinction = ResultOf<typeof distinctionsQuery>["clientDistinctions"][number];

const apartParts = graphql(`
  fragment apartParts on ToldApart {
    left {
      id
    }
    right {
      id
    }
  }
`);

export const tellClientsApart = graphql(
  `
    mutation tellClientsApart($client_id: ID!, $other_client_id: ID!) {
      result: tellClientsApart(client_id: $client_id, other_client_id: $other_client_id) {
        __typename
        ...apartParts
        ...refusalParts
      }
    }
  `,
  [apartParts, refusalParts],
);

export const takeBackClientsApart = graphql(
  `
    mutation takeBackClientsApart($client_id: ID!, $other_client_id: ID!) {
      result: takeBackClientsApart(client_id: $client_id, other_client_id: $other_client_id) {
        __typename
        ...apartParts
        ...refusalParts
      }
    }
  `,
  [apartParts, refusalParts],
);

export const comparedQuery = graphql(
  `
    query compared($client_id: ID!) {
      client(client_id: $client_id) {
        ...comparedClient
      }
    }
  `,
  [comparedClient],
);

export const clientMergesQuery = graphql(`
  query clientMerges($client_id: ID!) {
    client(client_id: $client_id) {
      id
      merges {
        id
        at
        by
        lastname
        firstname
        repairs
        appliances
      }
    }
  }
`);
export type ClientMerge = NonNullable<
  ResultOf<typeof clientMergesQuery>["client"]
>["merges"][number];

export const mergeClients = graphql(
  `
    mutation mergeClients($from: ID!, $into: ID!) {
      result: mergeClients(from: $from, into: $into) {
        __typename
        ... on Client {
          ...comparedClient
          merges {
            id
          }
        }
        ...refusalParts
      }
    }
  `,
  [comparedClient, refusalParts],
);

export const undoMerge = graphql(
  `
    mutation undoMerge($id: ID!) {
      result: undoMerge(id: $id) {
        __typename
        ...comparedClient
        ...refusalParts
      }
    }
  `,
  [comparedClient, refusalParts],
);

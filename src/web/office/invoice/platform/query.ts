import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const connectionQuery = graphql(`
  query platform_connection {
    platform_connection {
      url
      platform_id
      login
      failure
      calls
      followed_until
      mails_copy
    }
  }
`);
export type Connection = NonNullable<ResultOf<typeof connectionQuery>["platform_connection"]>;

export const connectPlatform = graphql(
  `
    mutation connectPlatform($input: PlatformConnectionInput!) {
      result: connectPlatform(input: $input) {
        __typename
        ... on PlatformConnection {
          platform_id
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const mailPlatformCopies = graphql(
  `
    mutation mailPlatformCopies($mails_copy: Boolean!) {
      result: mailPlatformCopies(mails_copy: $mails_copy) {
        __typename
        ... on PlatformConnection {
          mails_copy
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const disconnectPlatform = graphql(
  `
    mutation disconnectPlatform {
      result: disconnectPlatform {
        __typename
        ... on PlatformDone {
          done
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const resendFlow = graphql(
  `
    mutation resendFlow($id: ID!) {
      result: resendFlow(id: $id) {
        __typename
        ... on PlatformDone {
          done
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

export const addressesQuery = graphql(`
  query electronic_addresses($siren: String!) {
    electronic_addresses(siren: $siren) {
      siren
      addresses
      failure
    }
  }
`);

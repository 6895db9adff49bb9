import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

/** A setting that is left out stays as it is. */
export const saveShopSettings = graphql(
  `
    mutation saveShopSettings($input: ShopSettingsInput!) {
      result: saveShopSettings(input: $input) {
        __typename
        ... on ShopSettings {
          id
          signature_code
          offline_hours
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

import { graphql, type ResultOf } from "../../../../platform/graphql.ts";
import { refusalParts } from "../../../../platform/refusal-parts.ts";
import { settingsParts } from "../../settings/form/query.ts";

export const identitiesQuery = graphql(
  `
    query shopIdentities {
      shop_settings {
        ...settingsParts
      }
      shop_identities {
        id
        valid_from
        changes
        former
        recorded_at
        person
      }
    }
  `,
  [settingsParts],
);
export type IdentityLine = ResultOf<typeof identitiesQuery>["shop_identities"][number];

export const saveIdentity = graphql(
  `
    mutation saveShopIdentity($input: ShopIdentityInput!) {
      result: saveShopIdentity(input: $input) {
        __typename
        ...settingsParts
        ...refusalParts
      }
    }
  `,
  [settingsParts, refusalParts],
);

export const removeIdentity = graphql(
  `
    mutation removeShopIdentity($id: ID!) {
      result: removeShopIdentity(id: $id) {
        __typename
        ...settingsParts
        ...refusalParts
      }
    }
  `,
  [settingsParts, refusalParts],
);

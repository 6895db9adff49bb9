import { graphql } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";
import { packageParts, priceParts } from "./query.ts";

export const savePrice = graphql(
  `
    mutation savePrice($id: ID!, $input: PriceInput!) {
      result: savePrice(id: $id, input: $input) {
        __typename
        ...priceParts
        ...refusalParts
      }
    }
  `,
  [priceParts, refusalParts],
);

export const removePrice = graphql(
  `
    mutation removePrice($price_id: ID!) {
      result: removePrice(price_id: $price_id) {
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

export const savePackage = graphql(
  `
    mutation savePackage($id: ID!, $input: PackageInput!) {
      result: savePackage(id: $id, input: $input) {
        __typename
        ...packageParts
        ...refusalParts
      }
    }
  `,
  [packageParts, refusalParts],
);

export const removePackage = graphql(
  `
    mutation removePackage($package_id: ID!) {
      result: removePackage(package_id: $package_id) {
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

export const undoPriceImport = graphql(
  `
    mutation undoPriceImport($import_id: ID!) {
      result: undoPriceImport(import_id: $import_id) {
        __typename
        ... on PriceImport {
          id
          kept
        }
        ...refusalParts
      }
    }
  `,
  [refusalParts],
);

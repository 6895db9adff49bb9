import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const priceParts = graphql(`
  fragment priceParts on Price {
    __typename
    id
    kind
    reference
    brand
    label
    supplier
    unit
    unit_price
    incl
    purchase_price
    margin {
      amount
      rate
    }
    vat_rate
    condition
    stock
    up_to_km
  }
`);
export type ListedPrice = ResultOf<typeof priceParts>;

export const pricesQuery = graphql(
  `
    query prices($text: String, $kind: String, $first: Int, $skip: Int) {
      prices(text: $text, kind: $kind, first: $first, skip: $skip) {
        ...priceParts
      }
    }
  `,
  [priceParts],
);

export const priceCountsQuery = graphql(`
  query priceCounts {
    price_counts {
      kind
      count
    }
  }
`);

export const packageParts = graphql(`
  fragment packageParts on Package {
    __typename
    id
    name
    kind_ids
    lines
  }
`);
export type ListedPackage = ResultOf<typeof packageParts>;

export const packagesQuery = graphql(
  `
    query packages {
      packages {
        ...packageParts
      }
    }
  `,
  [packageParts],
);

export const quoteOffersQuery = graphql(
  `
    query quoteOffers($repair_id: ID!) {
      quote_offers(repair_id: $repair_id) {
        km
        zone {
          ...priceParts
        }
        packages {
          ...packageParts
        }
        bonus
        bonus_from
        bonus_refused
      }
    }
  `,
  [priceParts, packageParts],
);
export type QuoteOffers = NonNullable<ResultOf<typeof quoteOffersQuery>["quote_offers"]>;

export const priceImportsQuery = graphql(`
  query priceImports {
    price_imports {
      id
      filename
      supplier
      at
      by
      created
      updated
      unchanged
      faulty
      kept
      undone_at
    }
  }
`);
export type PriceImport = ResultOf<typeof priceImportsQuery>["price_imports"][number];

/** The price book as it is read ahead for a day without network, where it is searched on the device. */
export const WHOLE_BOOK = { text: null, kind: null, first: 200, skip: 0 };

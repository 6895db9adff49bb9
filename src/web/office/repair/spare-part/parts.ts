import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const sparePartParts = graphql(`
  fragment sparePartParts on SparePart {
    __typename
    id
    description
    quantity
    received
    supplier
    price
    expected_on
    ordered
    state
  }
`);
export type SparePartParts = ResultOf<typeof sparePartParts>;

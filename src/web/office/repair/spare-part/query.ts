import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { sparePartParts } from "./parts.ts";

export const suppliersQuery = graphql(`
  query suppliers {
    awaited_parts(first: 1) {
      suppliers
    }
  }
`);

/** All parts that the shop awaits, those that are expected first at the top. */
export const awaitedPartsQuery = graphql(
  `
    query awaitedParts($supplier: String, $late: Boolean, $first: Int, $skip: Int) {
      awaited_parts(supplier: $supplier, late: $late, first: $first, skip: $skip) {
        awaited
        late
        suppliers
        parts {
          ...sparePartParts
          repair {
            id
            reference
            fault
            client {
              id
              firstname
              lastname
            }
            appliance {
              id
              kind
              name
              brand
              model
            }
          }
        }
      }
    }
  `,
  [sparePartParts],
);
export type AwaitedPart = ResultOf<typeof awaitedPartsQuery>["awaited_parts"]["parts"][number];

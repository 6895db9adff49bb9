import { selectedShop } from "../../../platform/acting-shop.ts";
import { graphql } from "../../../platform/graphql.ts";
import { useRead } from "../../../platform/query.ts";
import type { Position } from "./geocode.ts";

const shopPlaceQuery = graphql(`
  query shopPlace($id: ID!) {
    repair_shop(id: $id) {
      id
      address {
        lat
        lon
      }
    }
  }
`);

/** Where the shop is: its clients are looked for around it first. */
export function useShopPlace(): Position | undefined {
  const id = selectedShop();
  const { data } = useRead({
    query: shopPlaceQuery,
    variables: { id: id ?? "" },
    nouns: [],
    pause: !id,
  });
  const { lat, lon } = data?.repair_shop?.address ?? {};
  return typeof lat === "number" && typeof lon === "number" ? { lat, lon } : undefined;
}

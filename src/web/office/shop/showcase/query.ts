import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const shopPicturesQuery = graphql(`
  query shopPictures {
    shop_pictures {
      id
      kind
      alt
      width
      height
      url
    }
  }
`);
export type ShownPicture = ResultOf<typeof shopPicturesQuery>["shop_pictures"][number];

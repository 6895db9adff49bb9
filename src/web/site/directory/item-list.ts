import { shopPath } from "../../../domain/shop/address.ts";
import type { DirectoryProps } from "../props.ts";

/** schema.org's ItemList of this page of the directory, read by search engines. */
export const itemList = (
  { shops, total }: Pick<DirectoryProps, "shops" | "total">,
  origin: string,
): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  numberOfItems: total,
  itemListElement: shops.map((shop, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: {
      "@type": "LocalBusiness",
      name: shop.name,
      url: origin + shopPath(shop),
      address: {
        "@type": "PostalAddress",
        postalCode: shop.zipcode,
        addressLocality: shop.city,
        addressCountry: "FR",
      },
    },
  })),
});

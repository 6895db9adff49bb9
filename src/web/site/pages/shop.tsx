import { priceExample } from "../../../domain/shop/price-example.ts";
import { shopPath } from "../../../domain/shop/address.ts";
import { CategoryList } from "../shop/category-list.tsx";
import { ShopFrame } from "../frame/shop-frame.tsx";
import type { PageHead } from "../page.ts";
import type { ShopProps } from "../props.ts";
import { Gallery } from "../shop/gallery.tsx";
import { Hours } from "../shop/hours.tsx";
import { Identity } from "../shop/identity.tsx";
import { localBusiness } from "../shop/local-business.ts";
import { NextSlots } from "../shop/next-slots.tsx";
import { People } from "../shop/people.tsx";
import { Practical } from "../shop/practical.tsx";
import { Reviews } from "../shop/reviews.tsx";
import { Prices } from "../shop/prices.tsx";
import styles from "../shop/shop.module.css";

export const head = (props: ShopProps): PageHead => {
  const { name, city, zipcode } = props.shop;
  return {
    title: `${name}, réparateur à ${city} (${zipcode})`,
    description: `${name} à ${city} : horaires, tarifs, prochains créneaux et rendez-vous en ligne.`,
    path: shopPath(props.shop),
    image: `${shopPath(props.shop)}/apercu.png`,
    linkedData: (origin) => localBusiness(props, origin),
  };
};

/** What sells trust: who, where, open now, the prices before booking, the next free slots. */
export const Page = (props: ShopProps) => (
  <ShopFrame shop={{ ...props.shop, logo: props.showcase.logo }}>
    <Identity {...props} />
    <Gallery {...props.showcase} />
    <div className={styles.columns}>
      <div className={styles.column}>
        <NextSlots {...props} />
        <People people={props.people} />
        <CategoryList skills={props.skills} />
      </div>
      <div className={styles.column}>
        <Prices {...props} example={priceExample(props)} />
        <Hours {...props} />
      </div>
      <Practical {...props} />
    </div>
    <Reviews {...props} />
  </ShopFrame>
);

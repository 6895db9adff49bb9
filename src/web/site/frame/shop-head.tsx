import { shopPath } from "../../../domain/shop/address.ts";
import { Sign } from "../../ui/site/sign.tsx";
import styles from "./frame.module.css";
import { showPhone } from "../phone.ts";
import type { ShopCard } from "../props.ts";
import type { PublicPicture } from "../shop/showcase.ts";

export type HeadedShop = ShopCard & { logo?: PublicPicture | null };

/** The header of a page that a client of the shop reads. */
export const ShopHead = (shop: HeadedShop) => (
  <>
    <a className={shop.logo ? styles.withLogo : styles.shop} href={shopPath(shop)}>
      {shop.logo && (
        <img src={shop.logo.url} alt="" width={shop.logo.width} height={shop.logo.height} />
      )}
      <span className={styles.shop}>
        <strong>{shop.name}</strong>
        <span>{shop.city}</span>
      </span>
    </a>
    <nav className={styles.menu} aria-label={`Menu, ${shop.name}`}>
      <a href={`${shopPath(shop)}#tarifs`}>Tarifs</a>
      {shop.phone && (
        <a href={`tel:${shop.phone}`} className={styles.call}>
          <Sign name="phone" />
          <span>{showPhone(shop.phone)}</span>
        </a>
      )}
    </nav>
  </>
);

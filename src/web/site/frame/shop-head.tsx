import { shopPath } from "../../../domain/shop/address.ts";
import { Sign } from "../../ui/site/sign.tsx";
import styles from "./frame.module.css";
import { showPhone } from "../phone.ts";
import type { ShopCard } from "../props.ts";

/** The header of a page that a client of the shop reads. */
export const ShopHead = (shop: ShopCard) => (
  <>
    <a className={styles.shop} href={shopPath(shop)}>
      <strong>{shop.name}</strong>
      <span>{shop.city}</span>
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

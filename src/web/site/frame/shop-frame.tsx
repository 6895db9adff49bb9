import { Surround, type SurroundProps } from "./surround.tsx";
import { ShopHead, type HeadedShop } from "./shop-head.tsx";

/** What a shop's client needs at the foot of a page; Établi's own pages are for repairers. */
const SHOP_FOOT = [
  { href: "/legal", label: "Mentions légales" },
  { href: "/rgpd", label: "Politique de protection des données" },
] as const;

/** A page of a shop: the header is the shop's; « Tarifs » is its price list, and there is no « Connexion ». */
export const ShopFrame = ({ shop, ...page }: SurroundProps & { shop: HeadedShop }) => (
  <Surround {...page} head={<ShopHead {...shop} />} foot={SHOP_FOOT} />
);

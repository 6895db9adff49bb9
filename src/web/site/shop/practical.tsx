import { shopAddress } from "../../../domain/shop/shop.ts";
import { termsPath } from "../../../domain/shop/address.ts";
import { zipsText } from "../../../domain/shop/area/zips.ts";
import { formatSiret } from "../../../domain/shop/legal-ids.ts";
import { Panel } from "../../ui/site/panel.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import type { ShopProps } from "../props.ts";
import styles from "./shop.module.css";

export const Practical = (props: ShopProps) => (
  <Panel className={styles.practical} aria-labelledby="pratique">
    <h2 id="pratique">Venir, ou nous faire venir</h2>
    <ul className={styles.facts}>
      <li>
        <Sign name="pin" />
        <a href={mapLink(props.shop)} rel="noreferrer">
          {shopAddress(props.shop)}
        </a>
      </li>
      <li>
        <Sign name="tool" />
        {serviceArea(props)}
      </li>
      {props.shop.email && (
        <li>
          <Sign name="mail" />
          <a href={`mailto:${props.shop.email}`}>{props.shop.email}</a>
        </li>
      )}
      <li>
        <Sign name="file" />
        <a href={termsPath(props.shop)}>Conditions générales de vente</a>
      </li>
    </ul>
    <Legal {...props.shop} />
  </Panel>
);

const mapLink = (shop: ShopProps["shop"]): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(shopAddress(shop))}`;

/** « À l’atelier, et chez vous jusqu’à 30 km » */
export function serviceArea({
  locations,
  travel,
}: Pick<ShopProps, "locations" | "travel">): string {
  if (!locations.includes("Chez le client")) return "Réparations à l’atelier";
  const limit = limitOf(travel);
  return locations.includes("Atelier")
    ? `À l’atelier, et chez vous${limit}`
    : `Chez vous uniquement${limit}`;
}

function limitOf({ max_km, max_minutes, zips = [] }: ShopProps["travel"]): string {
  const codes = zipsText(zips);
  if (codes)
    return `${max_km === null ? "" : ` jusqu’à ${max_km} km, et`} dans ces codes postaux : ${codes}`;
  if (max_km !== null) return ` jusqu’à ${max_km} km`;
  return max_minutes === null ? "" : ` jusqu’à ${max_minutes} minutes de route`;
}

const Legal = ({ legal_name, legal_form, siret, mediator }: ShopProps["shop"]) => (
  <div className={styles.small}>
    <p>
      {[legal_name, legal_form, siret && `SIRET ${formatSiret(siret)}`].filter(Boolean).join(", ")}
    </p>
    {mediator && <p>Médiateur de la consommation : {mediator}</p>}
  </div>
);

import { Base } from "../map/base.tsx";
import type { ShopProps } from "../props.ts";
import styles from "./area.module.css";

/** Where the shop is, and the circle in which it comes. */
export const AreaMap = ({
  area,
  travel,
  shop,
}: Named & { area: NonNullable<ShopProps["area"]> }) => (
  <figure className={styles.area}>
    <svg
      viewBox={`0 0 ${area.base.width} ${area.base.height}`}
      role="img"
      aria-label={captionOf({ travel, shop })}
    >
      <Base {...area.base} />
      {area.listed && (
        <path className={styles.listed} d={area.listed.path} strokeWidth={area.listed.width} />
      )}
      {area.radius !== null && (
        <circle className={styles.served} cx={area.shop.x} cy={area.shop.y} r={area.radius} />
      )}
      <g className={styles.pin} transform={`translate(${area.shop.x} ${area.shop.y})`}>
        <path d="M0 0s12-10.500 12-20a12 12 0 0 0-24 0c0 9.500 12 20 12 20" />
        <circle cy="-20" r="4.500" />
      </g>
    </svg>
    <figcaption>{captionOf({ travel, shop })}</figcaption>
  </figure>
);

type Named = Pick<ShopProps, "travel"> & { shop: { city: string } };

function captionOf({ travel: { max_km, zips = [] }, shop }: Named) {
  const circle = max_km === null ? "" : `Le cercle : ${max_km} km autour de ${shop.city}`;
  if (zips.length === 0)
    return circle ? `${circle}, où l’atelier vient chez vous` : `L’atelier, à ${shop.city}`;
  return circle
    ? `${circle} ; en couleur, les autres communes où l’atelier vient`
    : "En couleur : les communes où l’atelier vient chez vous";
}

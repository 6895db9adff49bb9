import { Base } from "../map/base.tsx";
import type { DirectoryProps } from "../props.ts";
import { apart } from "./apart.ts";
import styles from "./directory.module.css";

type Props = Pick<DirectoryProps, "map" | "shops" | "place"> & { first: number };

/** The shops of the list where they are, under the same numbers; drawn by the server, so that it needs no script. */
export function ShopMap({ map, shops, place, first }: Props) {
  if (!map) return null;
  const { base, here, pins } = map;
  const shown = apart(pins);
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${base.width} ${base.height}`}
        role="group"
        aria-label="Carte des ateliers"
      >
        <Base {...base} />
        {here && (
          <g className={styles.here}>
            <circle cx={here.x} cy={here.y} r="24" />
            <circle cx={here.x} cy={here.y} r="5" />
          </g>
        )}
        {shops.map((shop, index) => {
          const pin = shown[index];
          const number = first + index;
          return (
            pin && (
              <a key={shop.id} href={`#atelier-${number}`} aria-label={`${number}, ${shop.name}`}>
                <g className={styles.pin} transform={`translate(${pin.x} ${pin.y})`}>
                  <circle r="15" />
                  <text y="5" textAnchor="middle">
                    {number}
                  </text>
                </g>
              </a>
            )
          );
        })}
      </svg>
      <figcaption>
        {place ? `Le rond jaune : ${place.name}. ` : ""}
        Les numéros sont ceux de la liste.
      </figcaption>
    </figure>
  );
}

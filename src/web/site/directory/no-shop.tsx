import { categoryOf } from "../../../domain/catalogue/categories.ts";
import { NO_NEED } from "../../../domain/shop/need/need.ts";
import { ButtonLink } from "../../ui/site/button.tsx";
import { MachineDrawing } from "../drawing/machine-drawing.tsx";
import { directoryHref } from "../finder/links.ts";
import type { DirectoryProps } from "../props.ts";
import styles from "./directory.module.css";

/** Nothing that serves the place: what was asked may be widened, and no shop is shown that would not come. */
export const NoShop = (props: DirectoryProps) => (
  <div className={styles.none}>
    <MachineDrawing name="unplugged" size={72} />
    <div>
      <p>{reasonOf(props)}</p>
      {props.nearest && <Nearest {...props} nearest={props.nearest} />}
      <p className={styles.widen}>
        {props.query.category_id && (
          <a
            href={directoryHref({
              query: { ...props.query, q: "", category_id: "" },
              need: NO_NEED,
            })}
          >
            Tous les métiers{props.place ? ` près de ${props.place.name}` : ""}
          </a>
        )}
        {props.query.q && props.query.where && (
          <a href={directoryHref({ query: { ...props.query, q: "" }, need: NO_NEED })}>
            Tous les ateliers près de {props.place?.name ?? props.query.where}
          </a>
        )}
        <a href="/annuaire">Voir tous les ateliers</a>
      </p>
    </div>
  </div>
);

function reasonOf({ query, place }: DirectoryProps): string {
  const trade = categoryOf(query.category_id)?.name;
  if (place)
    return trade
      ? `Aucun atelier de ce métier (${trade}) ne se déplace à ${place.name} ni n’y reçoit pour l’instant.`
      : `Aucun atelier ne se déplace à ${place.name} ni n’y reçoit pour l’instant.`;
  return query.where
    ? "Nous ne connaissons pas cette commune. Essayez son code postal."
    : "Aucun atelier ne correspond à cette recherche. Essayez un autre mot.";
}

type Near = DirectoryProps & { nearest: NonNullable<DirectoryProps["nearest"]> };

const Nearest = ({ query, need, nearest: { zip, city, distance_km } }: Near) => (
  <>
    <p>
      L’atelier le plus proche est à {city}, à {distance_km}&nbsp;km. Il ne vient pas jusqu’à vous,
      mais vous pouvez lui apporter un appareil s’il reçoit chez lui.
    </p>
    <p>
      <ButtonLink
        look="quiet"
        href={directoryHref({ query: { ...query, where: `${zip} ${city}` }, need })}
      >
        Voir les ateliers à {city}
      </ButtonLink>
    </p>
  </>
);

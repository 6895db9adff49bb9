import { CATEGORIES, categoryOf } from "../../../domain/catalogue/categories.ts";
import { drawingOf } from "../../../domain/catalogue/kind.ts";
import { NO_NEED } from "../../../domain/shop/need/need.ts";
import { afterFault, afterKind } from "../../../domain/shop/need/steps.ts";
import { Button } from "../../ui/site/button.tsx";
import { TextField } from "../../ui/site/field.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { CategoryName } from "../category-name.tsx";
import type { FinderProps } from "../props.ts";
import { wayHref } from "./links.ts";
import { Tiles, type Tile } from "./tiles.tsx";
import styles from "./finder.module.css";

/** A trade, then its appliances; or any word that a client uses. */
export function ApplianceStep(props: FinderProps) {
  const { query, need, kinds } = props;
  const trade = categoryOf(query.category_id);
  return (
    <>
      <Search {...props} />
      {query.q !== "" && (
        <p className={styles.count} role="status">
          {foundText(kinds.length)}
        </p>
      )}
      {query.q === "" && trade && <h2 className={styles.shelf}>{trade.name}</h2>}
      <Tiles tiles={kinds.length > 0 ? kindTiles(props) : tradeTiles(query)} />
      <p className={styles.onward}>
        <a
          href={wayHref(
            afterFault({ ...NO_NEED, category_id: need.category_id }, query.where !== ""),
            query,
          )}
        >
          Mon appareil n’est pas dans la liste
        </a>
        {kinds.length > 0 && trade && (
          <a href={wayHref({ need: NO_NEED, step: "appareil" }, query)}>Voir tous les métiers</a>
        )}
      </p>
    </>
  );
}

const Search = ({ query }: FinderProps) => (
  <form action="/annuaire" method="get" role="search" className={styles.search}>
    <TextField
      name="q"
      type="search"
      label="Cherchez votre appareil"
      placeholder="Machine à laver, télé, robinet…"
      defaultValue={query.q}
      maxLength={80}
      autoComplete="off"
    />
    {query.where && <input type="hidden" name="where" value={query.where} />}
    <input type="hidden" name="etape" value="appareil" />
    <Button type="submit" look="quiet">
      <Sign name="search" />
      Chercher
    </Button>
  </form>
);

function foundText(count: number): string {
  if (count === 0)
    return "Aucun appareil de ce nom. Essayez un autre mot, ou choisissez un métier.";
  return count === 1 ? "1 appareil trouvé" : `${count} appareils trouvés`;
}

/** The trade chosen before stays only where it repairs the appliance. */
const kindTiles = ({ query, need, kinds }: FinderProps): Tile[] =>
  kinds.map(({ id, name }) => ({
    id,
    title: name,
    picture: drawingOf(id),
    href: wayHref(afterKind(need, id, query.where !== ""), query),
  }));

const tradeTiles = (query: FinderProps["query"]): Tile[] =>
  CATEGORIES.map(({ id }) => ({
    id,
    title: <CategoryName id={id} />,
    picture: drawingOf(id),
    href: wayHref({ need: { ...NO_NEED, category_id: id }, step: "appareil" }, query),
  }));

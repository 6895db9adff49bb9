import { CATEGORIES, categoryOf } from "../../../domain/catalogue/categories.ts";
import { kindOf } from "../../../domain/catalogue/kinds.ts";
import { NO_NEED } from "../../../domain/shop/need/need.ts";
import { CategoryDrawing } from "../drawing/category-drawing.tsx";
import { itemList } from "../directory/item-list.ts";
import { NoShop } from "../directory/no-shop.tsx";
import { NeedSummary } from "../directory/need-summary.tsx";
import { ShopCard } from "../directory/shop-card.tsx";
import { ShopMap } from "../directory/shop-map.tsx";
import { directoryHref } from "../finder/links.ts";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import type { DirectoryProps } from "../props.ts";
import { SearchForm } from "../search-form.tsx";
import styles from "../directory/directory.module.css";

/** A place or a trade is an address of its own; words typed and faults are a visitor's, and are not indexed. */
export function head(props: DirectoryProps): PageHead {
  const { query, need, place, page, pages, total } = props;
  const where = place ? `${place.zip} ${place.name}` : "";
  const listed = {
    query: { q: "", where, category_id: query.category_id },
    need: { ...NO_NEED, category_id: query.category_id },
  };
  return {
    title: titleOf(props),
    description:
      "Les ateliers de réparation qui viennent chez vous : leurs prix avant de réserver et leurs prochaines heures libres.",
    path: directoryHref(listed, page),
    hidden: query.q !== "" || need.kind_id !== "" || total === 0,
    ...(page > 1 && { prev: directoryHref(listed, page - 1) }),
    ...(page < pages && { next: directoryHref(listed, page + 1) }),
    linkedData: (origin) => itemList(props, origin),
  };
}

export const Page = (props: DirectoryProps) => {
  const { query, need, shops, page, pages, place } = props;
  return (
    <Frame>
      <h1 className={styles.title}>{titleOf(props)}</h1>
      <SearchForm query={query} need={need} />
      {need.kind_id ? <NeedSummary need={need} query={query} /> : <Trades query={query} />}
      <p className={styles.count} role="status">
        {countOf(props)}
      </p>
      {place && place.namesakes.length > 0 && <Namesakes {...props} />}
      {shops.length === 0 ? (
        <NoShop {...props} />
      ) : (
        <div className={styles.columns}>
          <ol className={styles.shops} start={firstOf(props)}>
            {shops.map((shop, index) => (
              <ShopCard
                key={shop.id}
                shop={shop}
                number={firstOf(props) + index}
                carried={{ need, place }}
              />
            ))}
          </ol>
          <ShopMap {...props} first={firstOf(props)} />
        </div>
      )}
      {pages > 1 && shops.length > 0 && <Pages {...{ query, need, page, pages }} />}
    </Frame>
  );
};

const SHOPS_A_PAGE = 20;
const firstOf = ({ page }: DirectoryProps): number => (page - 1) * SHOPS_A_PAGE + 1;

function titleOf({ query, need, place }: DirectoryProps): string {
  const trade = need.kind_id ? kindOf(need.kind_id).name : categoryOf(query.category_id)?.name;
  const name = place?.name ?? query.where;
  const near = name ? ` près de ${name}` : "";
  return trade ? `${trade} : trouver un réparateur${near}` : `Trouver un réparateur${near}`;
}

function countOf({ total, more, place }: DirectoryProps): string {
  if (total === 0) return "Aucun atelier";
  const count = more
    ? `Plus de ${total} ateliers`
    : total === 1
      ? "1 atelier"
      : `${total} ateliers`;
  if (!place) return count;
  return total === 1
    ? `${count} se déplace à ${place.name} ou y reçoit`
    : `${count} se déplacent à ${place.name} ou y reçoivent, le plus proche d’abord`;
}

const Namesakes = ({ place, query, need }: DirectoryProps) => (
  <p className={styles.namesakes}>
    Une autre commune de ce nom ?{" "}
    {place?.namesakes.map(({ name, zip }) => (
      <a key={zip} href={directoryHref({ query: { ...query, where: `${zip} ${name}` }, need })}>
        {name} ({zip})
      </a>
    ))}
  </p>
);

const Trades = ({ query }: Pick<DirectoryProps, "query">) => (
  <nav className={styles.trades} aria-label="Métiers">
    <ul>
      {CATEGORIES.map(({ id, name }) => {
        const isChosen = query.category_id === id;
        // The chosen trade's own link takes the choice away.
        const category_id = isChosen ? "" : id;
        return (
          <li key={id}>
            <a
              href={directoryHref({
                query: { ...query, category_id },
                need: { ...NO_NEED, category_id },
              })}
              aria-current={isChosen ? "true" : undefined}
            >
              <CategoryDrawing id={id} size={24} />
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);

const Pages = ({
  query,
  need,
  page,
  pages,
}: Pick<DirectoryProps, "query" | "need" | "page" | "pages">) => (
  <nav className={styles.pages} aria-label="Pages de l’annuaire">
    {page > 1 && (
      <a href={directoryHref({ query, need }, page - 1)} rel="prev">
        Page précédente
      </a>
    )}
    <span>
      Page {page} sur {pages}
    </span>
    {page < pages && (
      <a href={directoryHref({ query, need }, page + 1)} rel="next">
        Page suivante
      </a>
    )}
  </nav>
);

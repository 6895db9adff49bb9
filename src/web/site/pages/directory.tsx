import { CATEGORIES, categoryOf, type CategoryId } from "../../../domain/catalogue/categories.ts";
import { shopPath, withAppliance } from "../../../domain/shop/address.ts";
import { formatWindow } from "../../../domain/time.ts";
import { CategoryDrawing } from "../drawing/category-drawing.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { Frame } from "../frame/frame.tsx";
import type { PageHead } from "../page.ts";
import type { DirectoryProps } from "../props.ts";
import { SearchForm } from "../search-form.tsx";
import styles from "./directory.module.css";

export const head = ({ query, place }: DirectoryProps): PageHead => ({
  title: titleOf(query, place),
  description:
    "Les ateliers de réparation, leur métier, leur ville et leur prochain créneau libre.",
  path: query.category_id ? `/annuaire?category_id=${query.category_id}` : "/annuaire",
});

export const Page = ({ query, shops, page, pages, total, kind_id, place }: DirectoryProps) => (
  <Frame>
    <h1 className={styles.title}>{titleOf(query, place)}</h1>
    <SearchForm {...query} />
    <Trades query={query} />
    <p className={styles.count} role="status">
      {countOf(total)}
    </p>
    {shops.length === 0 ? <Nobody /> : <ShopList shops={shops} kind_id={kind_id} />}
    {pages > 1 && <Pages query={query} page={page} pages={pages} />}
  </Frame>
);

function titleOf({ category_id }: DirectoryProps["query"], place: string): string {
  const trade = categoryOf(category_id)?.name;
  const near = place ? ` près de ${place}` : "";
  return trade ? `${trade} : trouver un réparateur${near}` : `Trouver un réparateur${near}`;
}

const countOf = (count: number): string =>
  count === 0 ? "Aucun atelier" : count === 1 ? "1 atelier" : `${count} ateliers`;

const Trades = ({ query }: { query: DirectoryProps["query"] }) => (
  <nav className={styles.trades} aria-label="Métiers">
    <ul>
      {CATEGORIES.map(({ id, name }) => (
        <li key={id}>
          <a
            href={tradeHref(query, id)}
            aria-current={query.category_id === id ? "true" : undefined}
          >
            <CategoryDrawing id={id} size={24} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The chosen trade's own link takes the choice away. */
const tradeHref = (query: DirectoryProps["query"], id: CategoryId): string =>
  hrefOf({ ...query, category_id: query.category_id === id ? "" : id });

function hrefOf({ q, where, category_id }: DirectoryProps["query"], page = 1): string {
  const kept = Object.entries({ q, where, category_id, page: page > 1 ? String(page) : "" });
  const search = new URLSearchParams(kept.filter(([, value]) => value !== "")).toString();
  return search ? `/annuaire?${search}` : "/annuaire";
}

const Pages = ({ query, page, pages }: Pick<DirectoryProps, "query" | "page" | "pages">) => (
  <nav className={styles.pages} aria-label="Pages de l’annuaire">
    {page > 1 && (
      <a href={hrefOf(query, page - 1)} rel="prev">
        Page précédente
      </a>
    )}
    <span>
      Page {page} sur {pages}
    </span>
    {page < pages && (
      <a href={hrefOf(query, page + 1)} rel="next">
        Page suivante
      </a>
    )}
  </nav>
);

const Nobody = () => (
  <div className={styles.nobody}>
    <p>Aucun atelier ne correspond à cette recherche.</p>
    <p>
      Essayez un autre mot ou une ville voisine, ou <a href="/annuaire">voyez tous les ateliers</a>.
    </p>
  </div>
);

const ShopList = ({ shops, kind_id }: Pick<DirectoryProps, "shops" | "kind_id">) => (
  <ul className={styles.shops}>
    {shops.map((shop) => (
      <li key={shop.id} className={styles.shop}>
        <h2>
          <a href={withAppliance(shopPath(shop), kind_id)}>{shop.name}</a>
        </h2>
        <p className={styles.place}>
          <Sign name="pin" />
          {shop.zipcode} {shop.city}
          {!!shop.distance_km && `, à ${shop.distance_km} km`}
        </p>
        <p>{shop.skills.map((id) => categoryOf(id)?.name).join(", ")}</p>
        {shop.labels.length > 0 && (
          <p className={styles.label}>
            <Sign name="check" />
            {shop.labels.join(", ")}
          </p>
        )}
        {shop.next_slot && (
          <p className={styles.slot}>
            <Sign name="calendar" />
            Libre le{" "}
            {formatWindow(
              shop.next_slot.public_start_at,
              shop.next_slot.public_end_at,
              shop.timezone,
            )}
          </p>
        )}
      </li>
    ))}
  </ul>
);

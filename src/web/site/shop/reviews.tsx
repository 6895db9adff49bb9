import {
  averageText,
  REVIEWS_A_PAGE,
  type Review,
  type ReviewSummary,
} from "../../../domain/repair/review/review.ts";
import { shopPath } from "../../../domain/shop/address.ts";
import { dateOf, formatDate, type LocalDate } from "../../../domain/time.ts";
import { Panel } from "../../ui/site/panel.tsx";
import type { ShopProps } from "../props.ts";
import { Stars } from "../review/stars.tsx";
import styles from "../review/review.module.css";

/** What clients of finished repairs said, the newest first. */
export function Reviews({
  shop,
  reviews: { summary, page, shown },
}: Pick<ShopProps, "shop" | "reviews">) {
  if (summary.count === 0) return null;
  const pages = Math.ceil(summary.count / REVIEWS_A_PAGE);
  const to = (number: number) => `${shopPath(shop)}?avis=${number}#avis`;
  return (
    <Panel className={styles.shown} id="avis" aria-labelledby="titre-avis">
      <h2 id="titre-avis">Avis des clients</h2>
      <Summary {...summary} />
      <ul className={styles.list}>
        {shown.map((review) => (
          <Said key={review.id} review={review} shop={shop} />
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pages} aria-label="Pages des avis">
          {page > 1 && <a href={to(page - 1)}>Avis plus récents</a>}
          {page < pages && <a href={to(page + 1)}>Avis plus anciens</a>}
        </nav>
      )}
      <p className={styles.rules}>
        Avis demandés aux clients après une réparation terminée, et seulement à eux.{" "}
        <a href="/avis">Comment sont publiés les avis</a>
      </p>
    </Panel>
  );
}

const Summary = ({ count, average, counts }: ReviewSummary) => (
  <div className={styles.summary}>
    <p className={styles.average}>
      <strong>{averageText(average)}</strong>
      <Stars of={average} />
      <span>{count} avis</span>
    </p>
    <ul className={styles.spread} aria-label="Répartition des étoiles">
      {counts
        .map((number, rank) => ({ number, stars: rank + 1 }))
        .toReversed()
        .map(({ number, stars }) => (
          <li key={stars}>
            <span>
              {stars} étoile{stars > 1 && "s"}
            </span>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(100 * number) / count} height="8" />
            </svg>
            <span>{number}</span>
          </li>
        ))}
    </ul>
  </div>
);

type SaidProps = { review: Review; shop: ShopProps["shop"] };

/** « novembre 2026 » */
const monthOf = (date: LocalDate): string => formatDate(date).replace(/^\S+ /, "");

const Said = ({ review, shop }: SaidProps) => (
  <li>
    <p className={styles.who}>
      <Stars of={review.stars} />
      <strong>{review.author || "Client vérifié"}</strong>
    </p>
    <p className={styles.when}>
      {[review.kind, `réparation en ${monthOf(review.done_on)}`].filter(Boolean).join(", ")} ·
      publié le {formatDate(dateOf(review.created_at, shop.timezone))}
      {review.changed_at && `, changé le ${formatDate(dateOf(review.changed_at, shop.timezone))}`}
    </p>
    {review.text && <p className={styles.said}>{review.text}</p>}
    {review.answer && (
      <div className={styles.answer}>
        <strong>{shop.name} répond</strong>
        <p>{review.answer}</p>
      </div>
    )}
  </li>
);

import { categoryOf } from "../../../domain/catalogue/categories.ts";
import { formatEuros } from "../../../domain/money.ts";
import { tariffLines } from "../../../domain/shop/tariffs.ts";
import { dateOf, formatDay, formatTime, type Instant, type Zone } from "../../../domain/time.ts";
import { shopHref, slotHref } from "../finder/links.ts";
import { averageText } from "../../../domain/repair/review/review.ts";
import { Stars } from "../review/stars.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import type { Need } from "../../../domain/shop/need/need.ts";
import type { DirectoryShop, FoundPlace } from "../props.ts";
import styles from "./directory.module.css";

type Props = {
  shop: DirectoryShop;
  /** Its number in the list and on the map. */
  number: number;
  carried: { need: Need; place: FoundPlace | null };
};

/** The whole card leads to the shop; an hour leads to its booking. */
export const ShopCard = ({ shop, number, carried }: Props) => (
  <li className={styles.shop} id={`atelier-${number}`}>
    <span className={styles.number} aria-hidden="true">
      {number}
    </span>
    <div className={styles.facts}>
      <h2>
        <a href={shopHref(shop, carried)}>{shop.name}</a>
      </h2>
      <p className={styles.place}>
        {shop.zipcode} {shop.city}
        {!!shop.distance_km && <>, à {shop.distance_km}&nbsp;km</>}
      </p>
      {shop.reviews && (
        <p className={styles.reviews}>
          <Stars of={shop.reviews.average} /> {averageText(shop.reviews.average)} ·{" "}
          {shop.reviews.count}&nbsp;avis
        </p>
      )}
      <p className={styles.skills}>{tradesOf(shop)}</p>
      <Prices {...shop} />
      {shop.labels.length > 0 && (
        <p className={styles.label}>
          <Sign name="check" />
          {shop.labels.join(", ")}
          {shop.bonus !== null && <>, bonus de {formatEuros(shop.bonus).replace(",00", "")}</>}
        </p>
      )}
    </div>
    <Hours shop={shop} carried={carried} />
  </li>
);

const MOST_TRADES = 4;

function tradesOf({ skills }: DirectoryShop): string {
  const named = skills.slice(0, MOST_TRADES).map((id) => categoryOf(id)?.name);
  const others = skills.length - MOST_TRADES;
  if (others === 1) named.push(categoryOf(skills[MOST_TRADES])?.name);
  return named.join(" · ") + (others > 1 ? ` · et ${others} autres métiers` : "");
}

/** What the first visit costs, as the shop says it before any booking. */
const Prices = ({ tariffs }: DirectoryShop) => {
  const lines = tariffLines(tariffs).filter(({ id }) => id === "travel" || id === "diagnosis");
  if (lines.length === 0) return null;
  return (
    <dl className={styles.prices}>
      {lines.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const Hours = ({ shop, carried }: Omit<Props, "number">) =>
  shop.next_slots.length === 0 ? (
    <p className={styles.full}>Aucune heure libre en ligne dans les deux semaines.</p>
  ) : (
    <ul className={styles.slots} aria-label={`Prochaines heures libres, ${shop.name}`}>
      {shop.next_slots.map(({ public_start_at, public_end_at }) => (
        <li key={public_start_at}>
          <a className={styles.slot} href={slotHref(shop, public_start_at, carried)}>
            <span>{shortDay(public_start_at, shop.timezone)}</span>
            {formatTime(public_start_at, shop.timezone)} –{" "}
            {formatTime(public_end_at, shop.timezone)}
          </a>
        </li>
      ))}
    </ul>
  );

/** « mardi 24 » */
const shortDay = (instant: Instant, zone: Zone): string =>
  formatDay(dateOf(instant, zone)).split(" ").slice(0, 2).join(" ");

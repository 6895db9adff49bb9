import { bookingPath, shopPath, withAppliance } from "../../../domain/shop/address.ts";
import { withParameters } from "../../../domain/shop/need/need.ts";
import {
  dateOf,
  formatDay,
  formatTime,
  type Instant,
  type LocalDate,
} from "../../../domain/time.ts";
import { Panel } from "../../ui/site/panel.tsx";
import type { PublicWindow, ShopProps } from "../props.ts";
import styles from "./shop.module.css";

/** The next free arrival windows, each one a step into the booking. */
export function NextSlots({ shop, next_slots, locations, kind_id, carried, chips }: ShopProps) {
  if (!shop.bookable)
    return (
      <Panel>
        <p>Cet atelier ne prend pas de rendez-vous en ligne en ce moment.</p>
      </Panel>
    );
  const days = Map.groupBy(next_slots, (slot) => dateOf(slot.public_start_at, shop.timezone));
  return (
    <Panel aria-labelledby="creneaux">
      <h2 id="creneaux">Prochains créneaux libres</h2>
      <Chips chips={chips} kind_id={kind_id} shop={shop} />
      {days.size === 0 && (
        <p>
          Aucun créneau n’est libre en ligne dans les prochains jours. Appelez l’atelier : une place
          se libère souvent.
        </p>
      )}
      {days.size > 0 && (
        <p className={styles.arrival}>
          {locations.includes("Chez le client")
            ? "Le technicien arrive entre les deux heures."
            : "Vous apportez l’appareil entre les deux heures."}
        </p>
      )}
      {[...days].map(([day, slots]) => (
        <Day key={day} day={day} slots={slots} shop={shop} carried={carried} />
      ))}
      {days.size > 0 && (
        <p className={styles.more}>
          <a href={withParameters(bookingPath(shop), carried)}>Voir tous les créneaux</a>
        </p>
      )}
    </Panel>
  );
}

/** Links, so that they need no script: each one is the same page with the hours of that appliance. */
const Chips = ({ chips, kind_id, shop }: Pick<ShopProps, "chips" | "kind_id" | "shop">) =>
  chips.length > 0 && (
    <ul className={styles.chips} aria-label="Heures par appareil">
      {chips.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`${id === kind_id ? shopPath(shop) : withAppliance(shopPath(shop), id)}#creneaux`}
            aria-current={id === kind_id || undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );

type DayProps = Pick<ShopProps, "shop" | "carried"> & { day: LocalDate; slots: PublicWindow[] };

const slotPath = (shop: ShopProps["shop"], start: Instant): string =>
  `${bookingPath(shop)}?slot=${encodeURIComponent(start)}`;

const Day = ({ day, slots, shop, carried }: DayProps) => (
  <div className={styles.day}>
    <h3>{formatDay(day)}</h3>
    <ul className={styles.slots}>
      {slots.map(({ public_start_at, public_end_at }) => (
        <li key={public_start_at}>
          <a
            className={styles.slot}
            href={withParameters(slotPath(shop, public_start_at), carried)}
          >
            {formatTime(public_start_at, shop.timezone)} –{" "}
            {formatTime(public_end_at, shop.timezone)}
          </a>
        </li>
      ))}
    </ul>
  </div>
);

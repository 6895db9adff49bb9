import { dateOf, formatDay, formatTime, type Instant } from "../../../../domain/time.ts";
import type { OfferedSlot } from "../../../../domain/agenda/slot-request.ts";
import { firstnameOf } from "../../../../domain/booking/draft/offered-slot.ts";
import type { BookingProps } from "../../props.ts";
import styles from "../booking.module.css";

type Props = {
  slots: OfferedSlot[];
  props: BookingProps;
  /** Beginning of the window already chosen. */
  chosen: Instant | null;
  /** Says who comes on each button: when it is not always the same person. */
  names?: true | undefined;
  /** Days side by side on a wide screen. */
  week?: true;
  onChoose: (slot: OfferedSlot) => void;
};

/** Arrival windows by day, each one a button. */
export const SlotList = ({ slots, props, chosen, names, week, onChoose }: Props) => (
  <div className={week ? styles.week : styles.days}>
    {[...daysOf(slots, props)].map(([day, offered]) => (
      <section key={day} className={styles.day}>
        <h2>{formatDay(day)}</h2>
        <ul>
          {offered.map((slot) => (
            <li key={slot.slot_id}>
              <button
                type="button"
                className={styles.slot}
                aria-pressed={slot.public_start_at === chosen}
                onClick={() => onChoose(slot)}
              >
                {hoursOf(slot, props)}
                {names && <span>{firstnameOf(props.technicians, slot.user_id)}</span>}
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const daysOf = (slots: OfferedSlot[], { shop }: BookingProps) =>
  Map.groupBy(slots, (slot) => dateOf(slot.public_start_at, shop.timezone));

const hoursOf = (slot: OfferedSlot, { shop }: BookingProps): string =>
  `${formatTime(slot.public_start_at, shop.timezone)} – ${formatTime(slot.public_end_at, shop.timezone)}`;

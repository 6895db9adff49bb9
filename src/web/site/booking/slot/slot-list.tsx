import { dateOf, formatDay, formatTime, type Instant } from "../../../../domain/time.ts";
import type { BookingProps, OfferedSlot } from "../../props.ts";
import { firstnameOf } from "./offered-slots.ts";
import styles from "../booking.module.css";

type Props = {
  slots: OfferedSlot[];
  props: BookingProps;
  /** Beginning of the window already chosen. */
  chosen: Instant | null;
  /** Says who comes on each button: when it is not always the same person. */
  names?: true | undefined;
  onChoose: (slot: OfferedSlot) => void;
};

/** Arrival windows by day, each one a button. */
export const SlotList = ({ slots, props, chosen, names, onChoose }: Props) => (
  <>
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
  </>
);

const daysOf = (slots: OfferedSlot[], { shop }: BookingProps) =>
  Map.groupBy(slots, (slot) => dateOf(slot.public_start_at, shop.timezone));

const hoursOf = (slot: OfferedSlot, { shop }: BookingProps): string =>
  `${formatTime(slot.public_start_at, shop.timezone)} – ${formatTime(slot.public_end_at, shop.timezone)}`;

import { dateOf, formatDay, formatTime, type Instant, type Zone } from "../../../domain/time.ts";
import type { OfferedSlot } from "../props.ts";
import styles from "./booking.module.css";

type Props = {
  slots: OfferedSlot[];
  zone: Zone;
  /** Beginning of the window already chosen. */
  chosen: Instant | null;
  onChoose: (slot: OfferedSlot) => void;
};

/** Arrival windows by day, each one a button. */
export const SlotList = ({ slots, zone, chosen, onChoose }: Props) => (
  <>
    {[...Map.groupBy(slots, (slot) => dateOf(slot.public_start_at, zone))].map(([day, offered]) => (
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
                {formatTime(slot.public_start_at, zone)} – {formatTime(slot.public_end_at, zone)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

import { dateOf, formatDay, formatTime, type Zone } from "../../../../../domain/time.ts";
import { useColleagues } from "../../../shop/use-shop.ts";
import { detourText, slotKey } from "./slot-list.ts";
import type { FoundSlot } from "../query.ts";
import { office } from "../../../../ui/office/styles.ts";
import styles from "../wizard.module.css";

type Props = {
  name: string;
  title: string;
  slots: readonly FoundSlot[];
  chosen: string | undefined;
  onPick: (slot: FoundSlot) => void;
  zone: Zone;
  withDay?: boolean;
};

/** The slots of a day, or the one proposed. */
export function SlotGroup({ name, title, slots, chosen, onPick, zone, withDay = false }: Props) {
  const nameOf = useColleagues();
  return (
    <fieldset className={styles.slotGroup}>
      <legend>{title}</legend>
      {slots.map((slot) => (
        <label key={slotKey(slot)} className={styles.slotChoice}>
          <input
            type="radio"
            name={name}
            value={slotKey(slot)}
            checked={slotKey(slot) === chosen}
            onChange={() => onPick(slot)}
          />
          <span className={`${styles.slotHours} ${office.figures}`}>
            {withDay && `${formatDay(dateOf(slot.start_at, zone))}, `}
            {formatTime(slot.public_start_at, zone)} – {formatTime(slot.public_end_at, zone)}
          </span>
          <span className={styles.slotWho}>
            {nameOf(slot.user_id)} · {detourText(slot.cost)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

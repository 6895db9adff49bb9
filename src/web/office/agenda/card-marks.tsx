/** Who goes, and why it cannot wait, in the corner of a card; its description says the same in words. */
import { IconAlertTriangleFilled, IconFlame, IconHourglass } from "@tabler/icons-react";
import type { CSSProperties } from "react";
import { initials } from "../../../domain/shop/initials.ts";
import { isHeld } from "../booking/held.ts";
import type { AgendaPerson } from "./people.ts";
import type { AgendaEntry } from "./query.ts";
import styles from "./card-marks.module.css";

type Variables = CSSProperties & Record<`--${string}`, string>;

export const Initials = ({ person }: { person: AgendaPerson }) => {
  const style: Variables = { "--person": person.color };
  return (
    <span className={styles.initials} style={style} aria-hidden>
      {initials(person)}
    </span>
  );
};

type Props = { entry: AgendaEntry; people: readonly AgendaPerson[] };

export const CardMarks = ({ entry: { repair, status }, people }: Props) => (
  <>
    {isHeld({ status, repair }) && (
      <IconHourglass size={14} stroke={2.4} className={styles.held} aria-hidden />
    )}
    {repair?.danger && <IconAlertTriangleFilled size={14} className={styles.danger} aria-hidden />}
    {repair?.urgency === 1 && (
      <IconFlame size={15} stroke={2.4} className={styles.danger} aria-hidden />
    )}
    {people.map((person) => (
      <Initials key={person.id} person={person} />
    ))}
  </>
);

import type { Person } from "./words.ts";
import styles from "./board.module.css";

/** Initials in each person's colour; the colour is a border, since any text colour must stay readable. */
export const People = ({ people }: { people: readonly Person[] }) => (
  <span className={styles.people}>
    {people.map(({ id, name, initials, color }) => (
      <abbr key={id} title={name} className={styles.person} style={{ borderColor: color }}>
        {initials}
      </abbr>
    ))}
  </span>
);

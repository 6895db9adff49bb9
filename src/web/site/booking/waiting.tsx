import styles from "./booking.module.css";

/** The shape of what comes, shown only if it is late. */
export const Waiting = ({ text = "Un instant…" }: { text?: string }) => (
  <div className={styles.waiting} role="status">
    <span className={styles.hidden}>{text}</span>
    {[0, 1, 2, 3, 4, 5].map((place) => (
      <span key={place} className={styles.bone} />
    ))}
  </div>
);

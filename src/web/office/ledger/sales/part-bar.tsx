import styles from "./sales.module.css";

/** Drawn and not a background: a printer leaves backgrounds out. The figure stands beside it. */
export const PartBar = ({ part }: { part: number }) => (
  <svg className={styles.part} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden>
    <rect width={100} height={4} data-of="whole" />
    <rect width={Math.max(0, Math.min(1, part)) * 100} height={4} data-of="issued" />
  </svg>
);

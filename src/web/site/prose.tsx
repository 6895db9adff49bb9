import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** A page to be read: one column of at most 68 characters. */
export const Prose = ({ title, children }: { title: string; children: ReactNode }) => (
  <article className={styles.prose}>
    <h1>{title}</h1>
    {children}
  </article>
);

export const Lead = ({ children }: { children: ReactNode }) => (
  <p className={styles.lead}>{children}</p>
);

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);

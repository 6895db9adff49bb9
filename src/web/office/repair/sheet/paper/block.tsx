import type { ReactNode } from "react";
import styles from "./paper.module.css";

type Props = { title: string; className?: string; children: ReactNode };

/** A part of the paper under its heading. */
export const Block = ({ title, className = "", children }: Props) => (
  <section className={`${styles.block} ${className}`}>
    <p className={styles.heading}>{title}</p>
    {children}
  </section>
);

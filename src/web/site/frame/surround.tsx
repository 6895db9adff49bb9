import type { ReactNode } from "react";
import styles from "./frame.module.css";

type Links = readonly { href: string; label: string }[];

export type SurroundProps = { children: ReactNode; width?: "narrow" | "wide" };

/** The year the house opened: a clock here would make the page differ between server and browser. */
const SINCE = 2026;

/** Header, page, footer: what surrounds every public page. */
export const Surround = ({
  children,
  width = "wide",
  head,
  foot,
}: SurroundProps & { head: ReactNode; foot: Links }) => (
  <>
    <a className={styles.skip} href="#contenu">
      Aller au contenu
    </a>
    <header className={styles.header}>
      <div className={styles.bar}>{head}</div>
    </header>
    <main
      id="contenu"
      tabIndex={-1}
      className={[styles.main, width === "narrow" ? styles.narrow : ""].join(" ")}
    >
      {children}
    </main>
    <Footer links={foot} />
  </>
);

const Footer = ({ links }: { links: Links }) => (
  <footer className={styles.footer}>
    <div className={styles.foot}>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p>
        © {SINCE} <a href="/">Établi</a>
      </p>
    </div>
  </footer>
);

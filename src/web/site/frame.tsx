import type { ReactNode } from "react";
import { Logo } from "../ui/logo.tsx";
import styles from "./frame.module.css";

/** What a visitor who is not signed in finds in the menu; an entry without a screen is left out. */
const MENU = [
  { href: "/tarifs", label: "Tarifs" },
  { href: "/about", label: "A propos" },
  { href: "/app/connexion", label: "Connexion" },
] as const;

const FOOT = [
  { href: "/annuaire", label: "Annuaire" },
  { href: "/suivi", label: "Suivre ma réparation" },
  { href: "/quote", label: "Répondre à un devis" },
  { href: "/pro", label: "Professionnels" },
  { href: "/partnership", label: "Partenariats" },
  { href: "/legal", label: "Mentions légales" },
  { href: "/rgpd", label: "Politique de protection des données" },
] as const;

/** The year the house opened: a clock here would make the page differ between server and browser. */
const SINCE = 2026;

type Props = { children: ReactNode; width?: "narrow" | "wide" };

/** Header, page, footer: what surrounds every public page. */
export const Frame = ({ children, width = "wide" }: Props) => (
  <>
    <a className={styles.skip} href="#contenu">
      Aller au contenu
    </a>
    <header className={styles.header}>
      <div className={styles.bar}>
        <a className={styles.brand} href="/" aria-label="Établi, accueil">
          <Logo />
          Établi
        </a>
        <nav className={styles.menu} aria-label="Menu principal">
          {MENU.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
      </div>
    </header>
    <main
      id="contenu"
      tabIndex={-1}
      className={[styles.main, width === "narrow" ? styles.narrow : ""].join(" ")}
    >
      {children}
    </main>
    <Footer />
  </>
);

const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.foot}>
      <ul>
        {FOOT.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p>© {SINCE} Établi</p>
    </div>
  </footer>
);

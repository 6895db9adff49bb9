import type { ReactNode } from "react";
import { Logo } from "../ui/logo.tsx";
import type { ShopCard } from "./props.ts";
import { ShopHead } from "./shop/shop-head.tsx";
import { useSignedIn } from "./signed-in.ts";
import styles from "./frame.module.css";

/** What a visitor who is not signed in finds in the menu; an entry without a screen is left out. */
const MENU = [
  { href: "/tarifs", label: "Tarifs" },
  { href: "/about", label: "A propos" },
  { href: "/app/connexion", label: "Connexion" },
] as const;

/** What who is signed in finds instead: the entries of the office. */
const OFFICE_MENU = [
  { href: "/app", label: "Accueil" },
  { href: "/app/agenda", label: "Agenda" },
  { href: "/app/repair", label: "Suivi des réparations" },
  { href: "/app/quote", label: "Factures - Paiements" },
  { href: "/app/client", label: "Fiches Clients" },
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

/** What a shop's client needs at the foot of a page; Établi's own pages are for repairers. */
const SHOP_FOOT = [
  { href: "/legal", label: "Mentions légales" },
  { href: "/rgpd", label: "Politique de protection des données" },
] as const;

type Props = {
  children: ReactNode;
  width?: "narrow" | "wide";
  /** On a page of a shop the header is the shop's: « Tarifs » is its price list, and there is no « Connexion ». */
  shop?: ShopCard;
};

/** Header, page, footer: what surrounds every public page. */
export const Frame = ({ children, width = "wide", shop }: Props) => (
  <>
    <a className={styles.skip} href="#contenu">
      Aller au contenu
    </a>
    <header className={styles.header}>
      <div className={styles.bar}>{shop ? <ShopHead {...shop} /> : <HouseHead />}</div>
    </header>
    <main
      id="contenu"
      tabIndex={-1}
      className={[styles.main, width === "narrow" ? styles.narrow : ""].join(" ")}
    >
      {children}
    </main>
    <Footer links={shop ? SHOP_FOOT : FOOT} />
  </>
);

const HouseHead = () => (
  <>
    <a className={styles.brand} href="/" aria-label="Établi, accueil">
      <Logo />
      Établi
    </a>
    <Menu />
  </>
);

function Menu() {
  const signedIn = useSignedIn();
  return (
    <nav className={styles.menu} data-office={signedIn || undefined} aria-label="Menu principal">
      {(signedIn ? OFFICE_MENU : MENU).map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}

type FooterProps = { links: readonly { href: string; label: string }[] };

const Footer = ({ links }: FooterProps) => (
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

import { Glyph } from "../../ui/site/sign.tsx";
import { useSignedIn } from "../signed-in.ts";
import styles from "./main-menu.module.css";

/** What a visitor who is not signed in finds in the menu (specification §2). */
const MENU = [
  { href: "/tarifs", label: "Tarifs" },
  { href: "/about", label: "A propos" },
  { href: "/app/onboarding", label: "S'inscrire" },
  { href: "/app/connexion", label: "Connexion" },
] as const;

/** The entries of a signed-in user: those of the office. */
const OFFICE_MENU = [
  { href: "/app", label: "Accueil" },
  { href: "/app/agenda", label: "Agenda" },
  { href: "/app/repair", label: "Suivi des réparations" },
  { href: "/app/quote", label: "Factures - Paiements" },
  { href: "/app/client", label: "Fiches Clients" },
  { href: "/app/settings", label: "Paramètres" },
  { href: "/app/logout", label: "Déconnexion" },
] as const;

const ID = "menu-principal";

/**
 * A bar from 720 px on (specification §2); below, a sheet that a button opens. The browser itself opens it, closes it with
 * Escape and gives the focus back: these pages load no script.
 */
export function MainMenu() {
  const signedIn = useSignedIn();
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={ID}>
        <Glyph path="M3 5.5h14M3 10h14M3 14.5h14" />
        Menu
      </button>
      <nav
        id={ID}
        popover="auto"
        className={styles.menu}
        data-office={signedIn || undefined}
        aria-label="Menu principal"
      >
        <button type="button" className={styles.closer} popoverTarget={ID}>
          <Glyph path="M5 5l10 10M15 5L5 15" />
          Fermer
        </button>
        {(signedIn ? OFFICE_MENU : MENU).map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </>
  );
}

const QUICK = [
  {
    href: "/app",
    label: "Dashboard",
    path: "M3 9.5 10 3.5l7 6M5 8v8.5h10V8M8.3 16.5v-4h3.4v4",
  },
  { href: "/app/agenda", label: "Agenda", path: "M3 4.5h14v12.5H3zM3 8.5h14M7 2.5v4M13 2.5v4" },
  {
    href: "/app/repair",
    label: "Suivi",
    path: "M12.6 3.2a4 4 0 0 0-4.9 5.2l-5 5a1.6 1.6 0 0 0 2.3 2.3l5-5a4 4 0 0 0 5.2-4.9l-2.4 2.4-2.2-.5-.5-2.2z",
  },
  {
    href: "/app/client",
    label: "Clients",
    path: "M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2 16.5v-1.3a3 3 0 0 1 3-3h5a3 3 0 0 1 3 3v1.3M13.3 3.7a3 3 0 0 1 0 5.7M15.5 12.3a3 3 0 0 1 2.5 3v1.2",
  },
] as const;

/** The four screens of the day, under the thumb; below 720 px only. */
export const QuickBar = () => (
  <nav className={styles.quick} aria-label="Accès rapide">
    {QUICK.map(({ href, label, path }) => (
      <a key={href} href={href}>
        <Glyph path={path} />
        {label}
      </a>
    ))}
  </nav>
);

import { Logo } from "../../ui/logo.tsx";
import { useSignedIn } from "../signed-in.ts";
import { Surround, type SurroundProps } from "./surround.tsx";
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
  { href: "/app/settings", label: "Paramètres" },
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

export const Frame = (page: SurroundProps) => (
  <Surround {...page} head={<HouseHead />} foot={FOOT} />
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

import { Logo } from "../../ui/logo.tsx";
import { useSignedIn } from "../signed-in.ts";
import { MainMenu, QuickBar } from "./main-menu.tsx";
import { Surround, type SurroundProps } from "./surround.tsx";
import styles from "./frame.module.css";

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
  <>
    <Surround {...page} head={<HouseHead />} foot={FOOT} />
    {useSignedIn() && <QuickBar />}
  </>
);

const HouseHead = () => (
  <>
    <a className={styles.brand} href="/" aria-label="Établi, accueil">
      <Logo />
      Établi
    </a>
    <MainMenu />
  </>
);

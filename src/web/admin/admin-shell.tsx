import { Anchor, Group, Text, Title } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { may } from "../../domain/account/permissions.ts";
import { signInPath } from "../../domain/account/redirect.ts";
import { currentSession } from "../platform/sign-in.ts";
import { LegalFooter } from "../ui/office/legal-footer.tsx";
import { Logo } from "../ui/logo.tsx";
import styles from "./admin.module.css";

type Access = "asking" | "granted" | "denied";

/** Administrators only: the server refuses the others too, this only says it plainly. */
function useAccess(): Access {
  const [access, setAccess] = useState<Access>("asking");
  useEffect(() => {
    document.title = "Administration · Établi";
    void currentSession().then((session) => {
      if (!session) return location.replace(signInPath(location.pathname));
      return setAccess(may(session.me, "read-admin") ? "granted" : "denied");
    });
  }, []);
  return access;
}

const SECTIONS = [
  ["/admin", "Ateliers"],
  ["/admin/utilisateurs", "Utilisateurs"],
  ["/admin/echecs", "Échecs"],
  ["/admin/avis", "Avis"],
  ["/admin/sante", "Santé"],
  ["/admin/stockage", "Stockage"],
] as const;

const here = (): string => location.pathname.replace(/\/$/, "");

export function AdminShell({ children }: { children: ReactNode }) {
  const access = useAccess();
  return (
    <>
      <header className={styles.adminHead}>
        <Group gap={10} wrap="nowrap">
          <Logo />
          <Title order={1} size={18}>
            Administration
          </Title>
        </Group>
        <Group gap={16}>
          <Anchor href="/app/logout">Déconnexion</Anchor>
        </Group>
      </header>
      <nav className={styles.adminNav} aria-label="Administration">
        {SECTIONS.map(([href, label]) => (
          <a key={href} href={href} aria-current={href === here() ? "page" : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <main className={styles.adminMain} id="contenu">
        {access === "granted" && children}
        {access === "denied" && (
          <Text>
            Cette page est réservée aux administrateurs.{" "}
            <Anchor href="/app">Revenir à votre atelier</Anchor>
          </Text>
        )}
      </main>
      <LegalFooter />
    </>
  );
}

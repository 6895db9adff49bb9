import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { ConfirmButton } from "../ui/office/confirm-button.tsx";
import { Mark } from "../ui/office/mark.tsx";
import { office } from "../ui/office/styles.ts";
import { post } from "./post.ts";
import { usersShape, type AdminUser } from "./query.ts";
import { SearchList } from "./search-list.tsx";
import { countText, seenText } from "./words.ts";
import styles from "./admin.module.css";

const ROLES: Record<string, string> = {
  ADMIN: "Administration d’Établi",
  OWNER: "Responsable",
  FRONT: "Accueil",
  TECHNICIAN: "Technicien",
  ACCOUNTANT: "Comptable",
};

export const UsersScreen = () => (
  <SearchList
    path="/api/v1/admin/users"
    shape={usersShape}
    label="Rechercher un utilisateur"
    hint="Nom, e-mail ou atelier"
    noun="utilisateur"
    row={(user, again) => <UserCard key={user.id} user={user} again={again} />}
  />
);

function UserCard({ user, again }: { user: AdminUser; again: () => void }) {
  const name = `${user.firstname} ${user.lastname}`.trim() || user.email;
  return (
    <li className={`${office.sheetOfPaper} ${styles.adminShop}`}>
      <div className={styles.adminFacts}>
        <Group gap={8}>
          <Text fw={650} size="md">
            {name}
          </Text>
          {user.disabled && <Mark tone="bad">Désactivé</Mark>}
        </Group>
        <Text size="sm" c="dimmed">
          {[user.shop, ROLES[user.role] ?? user.role].filter(Boolean).join(" · ")}
        </Text>
        <Text size="sm" c="dimmed">
          {user.email} · {countText(user.sessions, "session ouverte", "sessions ouvertes")} ·{" "}
          {seenText(user.seen_at)}
        </Text>
      </div>
      {user.shop_id && (
        <Group gap={12}>
          <LinkButton user={user} name={name} />
          <Closing user={user} name={name} again={again} />
        </Group>
      )}
    </li>
  );
}

function LinkButton({ user: { id, disabled }, name }: { user: AdminUser; name: string }) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const done = `Un lien de mot de passe est parti à ${name}.`;
    await post("/api/v1/admin/users/password-link", { account_id: id }, done);
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      loading={busy}
      disabled={disabled}
      onClick={send}
      aria-label={`Envoyer un lien de mot de passe à ${name}`}
    >
      Lien de mot de passe
    </Button>
  );
}

type ClosingProps = { user: AdminUser; name: string; again: () => void };

function Closing({ user: { id, disabled }, name, again }: ClosingProps) {
  const set = async () => {
    const body = { account_id: id, disabled: !disabled };
    const done = disabled ? `${name} peut se connecter.` : `${name} ne peut plus se connecter.`;
    if (await post("/api/v1/admin/users/disabled", body, done)) again();
  };
  const word = disabled ? "Réactiver" : "Désactiver";
  return (
    <ConfirmButton
      variant="default"
      title={`${word} ${name}`}
      why={
        disabled
          ? "Cette personne pourra de nouveau se connecter."
          : "Ses sessions se ferment et elle ne peut plus se connecter. Rien de son travail n’est effacé."
      }
      aria-label={`${word} ${name}`}
      onConfirm={set}
    >
      {word}
    </ConfirmButton>
  );
}

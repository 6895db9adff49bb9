import { Menu, Text } from "@mantine/core";
import { useState, type CSSProperties } from "react";
import { initials } from "../../../../domain/shop/initials.ts";
import { useAction } from "../../../platform/query.ts";
import { Mark } from "../../../ui/office/mark.tsx";
import { tellDone } from "../../../ui/office/notify.ts";
import { RowMenu } from "../../../ui/office/row-menu.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { userName } from "../colleague-name.ts";
import { useZone } from "../use-shop.ts";
import { reactivatePerson, resendInvitation } from "./actions.ts";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import type { Person } from "./query.ts";
import { ResetFactorsDialog } from "./reset-factors-dialog.tsx";
import { roleText, seenText, statusOf } from "./words.ts";
import styles from "./people.module.css";

type Variables = CSSProperties & Record<`--${string}`, string>;
type Props = { person: Person; isMe: boolean; onEdit: () => void };

export function PersonRow({ person, isMe, onEdit }: Props) {
  const zone = useZone();
  const status = statusOf(person, useNow());
  const style: Variables = { "--person": person.color };
  return (
    <li data-off={person.status === "deactivated" || undefined}>
      <span className={styles.avatar} style={style} aria-hidden>
        {initials(person)}
      </span>
      <div>
        <Text fw={600} className={styles.name}>
          {userName(person)}
          {isMe && " (vous)"}
        </Text>
        <div className={styles.facts}>
          <Text size="sm">{roleText(person.role)}</Text>
          <Mark tone={status.tone}>{status.text}</Mark>
          {person.second_factor && <Mark tone="good">Code ou clé</Mark>}
          {person.bookable && <Mark tone="work">Réservable en ligne</Mark>}
          <Text size="sm" c="dimmed">
            {seenText(person, zone)}
          </Text>
        </div>
        {person.skills.length > 0 && (
          <ul className={styles.skills} aria-label={`Métiers de ${userName(person)}`}>
            {person.skills.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
      </div>
      <PersonMenu person={person} isMe={isMe} onEdit={onEdit} />
    </li>
  );
}

function PersonMenu({ person, isMe, onEdit }: Props) {
  const { id, status } = person;
  const name = userName(person);
  const [leaving, leave] = useState(false);
  const [resetting, reset] = useState(false);
  const { act: resend } = useAction(resendInvitation);
  const { act: reactivate } = useAction(reactivatePerson);
  const inviteAgain = async () => {
    if (await resend({ id })) tellDone(`Une nouvelle invitation part à ${person.email}.`);
  };
  const comeBack = async () => {
    if (await reactivate({ id })) tellDone(`${name} fait de nouveau partie de l’équipe.`);
  };
  return (
    <>
      <RowMenu label={`Modifier ${name}`}>
        <Menu.Item onClick={onEdit}>Modifier…</Menu.Item>
        {status === "invited" && <Menu.Item onClick={inviteAgain}>Renvoyer l’invitation</Menu.Item>}
        {person.second_factor && status === "active" && !isMe && (
          <Menu.Item onClick={() => reset(true)}>Réinitialiser le code de connexion…</Menu.Item>
        )}
        {status === "deactivated" && <Menu.Item onClick={comeBack}>Réactiver</Menu.Item>}
        {status !== "deactivated" && !isMe && (
          <Menu.Item color="red" onClick={() => leave(true)}>
            Désactiver…
          </Menu.Item>
        )}
      </RowMenu>
      {resetting && <ResetFactorsDialog person={person} onClose={() => reset(false)} />}
      {leaving && <DeactivateDialog person={person} onClose={() => leave(false)} />}
    </>
  );
}

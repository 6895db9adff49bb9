import { Anchor, Button, Skeleton, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { formatMoment, type Zone } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { Mark } from "../../../ui/office/mark.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useZone } from "../../shop/use-shop.ts";
import {
  pauseWebhook,
  removeWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from "./actions.ts";
import { DeliveriesDialog } from "./deliveries-dialog.tsx";
import { webhooksQuery, type ShownWebhook } from "./query.ts";
import { SecretDialog, WebhookDialog } from "./webhook-dialog.tsx";
import { eventText, webhookState } from "./words.ts";
import styles from "./webhook.module.css";

/** What is opened over the list. */
type Opened =
  | { what: "form"; webhook?: ShownWebhook }
  | { what: "deliveries"; webhook: ShownWebhook }
  | { what: "secret"; secret: string };

/** The addresses of other programs that are told what happens in this shop. */
export function WebhooksSection() {
  const zone = useZone();
  const [opened, setOpened] = useState<Opened>();
  const read = useRead({ query: webhooksQuery, variables: {}, nouns: ["webhook"] });
  const close = () => setOpened(undefined);
  return (
    <ReadStates read={read} shape={<Skeleton h={96} />}>
      <Text size="sm" c="dimmed">
        Un logiciel est prévenu dès qu’une réparation avance, qu’un devis est signé ou qu’une
        facture est émise : l’événement est envoyé à son adresse, signé, et repris s’il ne répond
        pas.{" "}
        <Anchor href="/api#webhooks" target="_blank" size="sm" underline="always">
          Mode d’emploi pour les développeurs
        </Anchor>
      </Text>
      <ul className={styles.webhooks} aria-label="Adresses prévenues">
        {(read.data?.webhooks ?? []).map((webhook) => (
          <li key={webhook.id}>
            <WebhookFacts webhook={webhook} zone={zone} />
            <Deeds webhook={webhook} onDone={read.retry} onOpen={setOpened} />
          </li>
        ))}
      </ul>
      <Button
        mt="sm"
        className={styles.make}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setOpened({ what: "form" })}
      >
        Ajouter une adresse
      </Button>
      {opened?.what === "form" && (
        <WebhookDialog webhook={opened.webhook} onSaved={read.retry} onClose={close} />
      )}
      {opened?.what === "deliveries" && (
        <DeliveriesDialog webhook={opened.webhook} onClose={close} />
      )}
      {opened?.what === "secret" && <SecretDialog secret={opened.secret} onClose={close} />}
    </ReadStates>
  );
}

export function WebhookFacts({ webhook, zone }: { webhook: ShownWebhook; zone: Zone }) {
  const { tone, text } = webhookState(webhook);
  return (
    <>
      <div className={styles.line}>
        <span className={styles.url}>{webhook.url}</span>
        <Mark tone={tone}>{text}</Mark>
      </div>
      <Text size="sm" c="dimmed">
        {webhook.events.map(eventText).join(", ")}
      </Text>
      {webhook.former_until && (
        <Text size="sm" c="dimmed">
          L’ancienne clé signe encore jusqu’au {formatMoment(webhook.former_until, zone)}.
        </Text>
      )}
    </>
  );
}

type DeedsProps = {
  webhook: ShownWebhook;
  onDone: () => void;
  onOpen: (opened: Opened) => void;
};

function Deeds({ webhook, onDone, onOpen }: DeedsProps) {
  const { id, url, state } = webhook;
  const test = useAction(testWebhook);
  const toggle = useAction(state === "on" ? pauseWebhook : resumeWebhook);
  const rotate = useAction(rotateWebhookSecret);
  const remove = useAction(removeWebhook);
  const host = new URL(url).host;
  const button = { size: "xs", variant: "default" } as const;
  return (
    <div className={styles.deeds}>
      <Button
        {...button}
        aria-label={`Envois à ${host}`}
        onClick={() => onOpen({ what: "deliveries", webhook })}
      >
        Envois
      </Button>
      <Button
        {...button}
        loading={test.busy}
        aria-label={`Envoyer un essai à ${host}`}
        onClick={() =>
          void test.act({ id }).then((sent) => sent && onOpen({ what: "deliveries", webhook }))
        }
      >
        Envoyer un essai
      </Button>
      <Button
        {...button}
        aria-label={`Modifier ${host}`}
        onClick={() => onOpen({ what: "form", webhook })}
      >
        Modifier
      </Button>
      <Button
        {...button}
        loading={toggle.busy}
        aria-label={`${state === "on" ? "Mettre en pause" : "Remettre en marche"} ${host}`}
        onClick={() => void toggle.act({ id }).then(onDone)}
      >
        {state === "on" ? "Mettre en pause" : "Remettre en marche"}
      </Button>
      <ConfirmButton
        {...button}
        aria-label={`Renouveler la clé de ${host}`}
        title={`Renouveler la clé de ${host} ?`}
        why="Une nouvelle clé de signature sera affichée une fois. L’ancienne signe encore pendant 24 heures : le temps de la remplacer dans le logiciel."
        onConfirm={async () => {
          const made = await rotate.act({ id });
          if (made) onOpen({ what: "secret", secret: made.secret });
          onDone();
        }}
      >
        Renouveler la clé
      </ConfirmButton>
      <ConfirmButton
        {...button}
        aria-label={`Supprimer ${host}`}
        title={`Supprimer ${host} ?`}
        why="Plus rien ne sera envoyé à cette adresse, et la liste de ses envois disparaît."
        onConfirm={async () => {
          await remove.act({ id });
          onDone();
        }}
      >
        Supprimer
      </ConfirmButton>
    </div>
  );
}

import { Anchor, Button, Skeleton, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { Zone } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { Mark } from "../../../ui/office/mark.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useZone } from "../../shop/use-shop.ts";
import { revokeApiKey } from "./actions.ts";
import { KeyDialog } from "./key-dialog.tsx";
import { apiKeysQuery, type ShownKey } from "./query.ts";
import { scopesText, usageText } from "./words.ts";
import styles from "./api-key.module.css";

const NOUNS = [] as const;

/** The keys by which other programs read this shop: made, and taken back. */
export function KeysSection() {
  const zone = useZone();
  const [isMaking, setMaking] = useState(false);
  const { act } = useAction(revokeApiKey);
  const read = useRead({ query: apiKeysQuery, variables: {}, nouns: NOUNS });
  const keys = read.data?.api_keys ?? [];
  const revoke = async (id: string) => {
    if (await act({ id })) read.retry();
  };
  return (
    <ReadStates read={read} shape={<Skeleton h={96} />}>
      <Text size="sm" c="dimmed">
        Une clé laisse un autre logiciel (comptabilité, site, caisse) lire votre atelier, ou y
        prendre des rendez-vous. Ne la donnez qu’à qui en a besoin.{" "}
        <Anchor href="/api" target="_blank" size="sm" underline="always">
          Mode d’emploi pour les développeurs
        </Anchor>
      </Text>
      <KeyList keys={keys} zone={zone} onRevoke={revoke} />
      <Button
        mt="sm"
        className={styles.make}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setMaking(true)}
      >
        Créer une clé
      </Button>
      {isMaking && <KeyDialog onMade={read.retry} onClose={() => setMaking(false)} />}
    </ReadStates>
  );
}

type ListProps = {
  keys: readonly ShownKey[];
  zone: Zone;
  onRevoke: (id: string) => Promise<void>;
};

export const KeyList = ({ keys, zone, onRevoke }: ListProps) =>
  keys.length > 0 && (
    <ul className={styles.keys} aria-label="Clés">
      {keys.map((key) => (
        <li key={key.id}>
          <KeyFacts shown={key} zone={zone} />
          {key.revoked_at ? (
            <Mark tone="quiet">Révoquée</Mark>
          ) : (
            <ConfirmButton
              variant="default"
              size="sm"
              aria-label={`Révoquer ${key.name}`}
              title={`Révoquer la clé ${key.name} ?`}
              why="Le logiciel qui s’en sert n’aura plus accès à l’atelier, dès maintenant. Une clé révoquée ne se rétablit pas."
              onConfirm={() => onRevoke(key.id)}
            >
              Révoquer
            </ConfirmButton>
          )}
        </li>
      ))}
    </ul>
  );

const KeyFacts = ({ shown, zone }: { shown: ShownKey; zone: Zone }) => (
  <div>
    <Text fw={600} className={styles.name}>
      {shown.name}
    </Text>
    <Text size="sm" className={styles.beginning}>
      {shown.beginning}…
    </Text>
    <Text size="sm" c="dimmed">
      {scopesText(shown.scopes)}
    </Text>
    <Text size="sm" c="dimmed">
      {usageText(shown, zone)}
    </Text>
  </div>
);

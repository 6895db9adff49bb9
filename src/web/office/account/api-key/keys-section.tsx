import { Anchor, Button, Skeleton, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
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
  const [isMaking, setMaking] = useState(false);
  const read = useRead({ query: apiKeysQuery, variables: {}, nouns: NOUNS });
  const keys = read.data?.api_keys ?? [];
  return (
    <ReadStates read={read} shape={<Skeleton h={96} />}>
      <Text size="sm" c="dimmed">
        Une clé laisse un autre logiciel (comptabilité, site, caisse) lire votre atelier, ou y
        prendre des rendez-vous. Ne la donnez qu’à qui en a besoin.{" "}
        <Anchor href="/api" target="_blank" size="sm">
          Mode d’emploi pour les développeurs
        </Anchor>
      </Text>
      <KeyList keys={keys} onRevoked={read.retry} />
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

type ListProps = { keys: readonly ShownKey[]; onRevoked: () => void };

export const KeyList = ({ keys, onRevoked }: ListProps) =>
  keys.length > 0 && (
    <ul className={styles.keys} aria-label="Clés">
      {keys.map((key) => (
        <KeyRow key={key.id} shown={key} onRevoked={onRevoked} />
      ))}
    </ul>
  );

function KeyRow({ shown, onRevoked }: { shown: ShownKey; onRevoked: () => void }) {
  const zone = useZone();
  const { act, busy } = useAction(revokeApiKey);
  const { id, name, beginning, scopes, revoked_at } = shown;
  const revoke = async () => {
    if (await act({ id })) onRevoked();
  };
  return (
    <li>
      <div>
        <Text fw={600} className={styles.name}>
          {name}
        </Text>
        <Text size="sm">
          <span className={styles.beginning}>{beginning}…</span>
        </Text>
        <Text size="sm" c="dimmed">
          {scopesText(scopes)}
        </Text>
        <Text size="sm" c="dimmed">
          {usageText(shown, zone)}
        </Text>
      </div>
      {revoked_at ? (
        <Mark tone="quiet">Révoquée</Mark>
      ) : (
        <ConfirmButton
          variant="default"
          size="sm"
          loading={busy}
          aria-label={`Révoquer ${name}`}
          title={`Révoquer la clé ${name} ?`}
          why="Le logiciel qui s’en sert n’aura plus accès à l’atelier, dès maintenant. Une clé révoquée ne se rétablit pas."
          onConfirm={revoke}
        >
          Révoquer
        </ConfirmButton>
      )}
    </li>
  );
}

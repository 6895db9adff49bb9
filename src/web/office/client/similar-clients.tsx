import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconUserQuestion } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useLayoutEffect, useRef, useState } from "react";
import { similarTo, type ClientDraft } from "../../../domain/client/client-draft.ts";
import { fullName } from "../../../domain/client/names.ts";
import { useRead } from "../../platform/query.ts";
import { similarClientsQuery } from "./query.ts";
import type { FoundClient } from "./search/parts.ts";
import { phoneText } from "./phone-link.tsx";
import styles from "./client.module.css";
import panelStyles from "../../ui/office/panel.module.css";

const PAUSE = 400;

type Props = {
  draft: ClientDraft;
  /** Takes the known client instead of making another; without it he can only be opened. */
  onUse?: ((client: FoundClient) => void) | undefined;
};

/** While a new client is typed, the ones he may already be. */
export function SimilarClients({ draft, onUse }: Props) {
  const [input] = useDebouncedValue(similarTo(draft), PAUSE, { leading: false });
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const { data } = useRead({
    query: similarClientsQuery,
    variables: { input: input ?? NOBODY },
    nouns: [],
    pause: !input,
  });
  const likely = input ? (data?.similarClients ?? []) : [];
  const shown = likely.filter(({ id }) => !passed.has(id));
  const place = useRef<HTMLDivElement>(null);
  // It comes above what is being typed by now: the field in hand stays in sight.
  useLayoutEffect(() => {
    const held = document.activeElement;
    if (held && place.current?.closest("form")?.contains(held))
      held.scrollIntoView({ block: "nearest" });
  }, [shown.length]);
  return (
    <div role="status" ref={place}>
      {shown.length > 0 && (
        <Alert
          color="yellow"
          variant="light"
          icon={<IconUserQuestion size={20} aria-hidden />}
          title={`Ce client existe peut-être déjà\u00a0: ${[...new Set(shown.map(fullName))].join(", ")}`}
        >
          <ul className={panelStyles.rows}>
            {shown.map((client) => (
              <SimilarRow key={client.id} client={client} onUse={onUse} />
            ))}
          </ul>
          <Button
            mt={8}
            size="xs"
            variant="default"
            onClick={() => setPassed(new Set([...passed, ...shown.map(({ id }) => id)]))}
          >
            Continuer quand même
          </Button>
        </Alert>
      )}
    </div>
  );
}

const NOBODY = { lastname: "", firstname: "", email: "", phones: [] };

function SimilarRow({ client, onUse }: { client: FoundClient; onUse: Props["onUse"] }) {
  const [phone] = client.phones;
  const [address] = client.addresses;
  const known = [phone && phoneText(phone.number), client.email, address?.city];
  return (
    <li>
      <Group justify="space-between" gap={8}>
        <div>
          <Text size="sm" fw={650}>
            {fullName(client)}
          </Text>
          <Text size="sm" c="dimmed" className={styles.clientWords}>
            {known.filter(Boolean).join(" · ")}
          </Text>
        </div>
        <Group gap={8}>
          <Anchor
            renderRoot={(props) => (
              <Link
                {...props}
                to="/app/client/$clientid"
                params={{ clientid: client.id }}
                target={onUse ? "_blank" : undefined}
              />
            )}
            size="sm"
            className={styles.clientLink}
            aria-label={`Ouvrir la fiche de ${fullName(client)}`}
          >
            Ouvrir
          </Anchor>
          {onUse && (
            <Button
              size="xs"
              aria-label={`Utiliser ${fullName(client)}`}
              onClick={() => onUse(client)}
            >
              Utiliser
            </Button>
          )}
        </Group>
      </Group>
    </li>
  );
}

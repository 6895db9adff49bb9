import { Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { fullName } from "../../../../../domain/client/names.ts";
import {
  knowsWhereToGo,
  withClient,
  type WizardClient,
} from "../../../../../domain/repair/wizard/draft.ts";
import { ClientSearch } from "../../../client/search/client-search.tsx";
import { EmailLink } from "../../../client/email-link.tsx";
import type { FoundClient } from "../../../client/search/parts.ts";
import { PhoneLink } from "../../../client/phone-link.tsx";
import { focusFirst } from "../focus-first.ts";
import { WhereToGo } from "./address-choice.tsx";
import type { StepProps } from "../reducer.ts";
import styles from "../wizard.module.css";
import { lazyDialog } from "../../../../ui/office/lazy-part.tsx";

export const ClientDialog = lazyDialog(
  async () => (await import("../../../client/client-dialog.tsx")).ClientDialog,
);

/** Who is calling. A client with one address, or who comes to the workshop, goes on at once. */
export function ClientStep({ draft, change, onDone, quiet = false }: StepProps) {
  const [isChanging, setChanging] = useState(false);
  const [typed, setTyped] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const pick = (client: FoundClient) => {
    change((now) => withClient(now, client));
    setChanging(false);
    setTyped(undefined);
    if (knowsWhereToGo({ ...draft, client })) onDone();
    // The search that had the keyboard is gone: where to go is asked next.
    else setTimeout(() => focusFirst(place.current), 0);
  };
  const { client } = draft;
  const known = client?.id;
  // The search field may have the focus already when the client of the repair arrives and replaces it.
  useEffect(() => {
    if (known && !quiet && document.activeElement === document.body) focusFirst(place.current);
  }, [known, quiet]);
  return (
    <Stack gap="md" ref={place}>
      {client && !isChanging ? (
        <ClientSummary
          client={client}
          draft={draft}
          change={change}
          onDone={onDone}
          onOther={() => setChanging(true)}
        />
      ) : (
        <ClientSearch onPick={pick} onCreate={setTyped} autoFocus={!quiet} />
      )}
      {typed !== undefined && (
        <ClientDialog opened typed={typed} onClose={() => setTyped(undefined)} onSaved={pick} />
      )}
    </Stack>
  );
}

type SummaryProps = Pick<StepProps, "draft" | "change" | "onDone"> & {
  client: WizardClient;
  onOther: () => void;
};

function ClientSummary({ client, draft, change, onDone, onOther }: SummaryProps) {
  return (
    <>
      <Group justify="space-between" align="flex-start" className={styles.wizardCard}>
        <div>
          <Text fw={650} size="md">
            {fullName(client)}
          </Text>
          <Group gap={12}>
            {client.phones.map((phone) => (
              <PhoneLink key={phone.number} {...phone} />
            ))}
            {client.email && <EmailLink email={client.email} />}
          </Group>
          {client.note && (
            <Text size="sm" c="dimmed" mt={4}>
              {client.note}
            </Text>
          )}
        </div>
        <Button variant="default" size="xs" onClick={onOther}>
          Changer de client
        </Button>
      </Group>
      {draft.where === "Chez le client" && (
        <WhereToGo client={client} draft={draft} change={change} onDone={onDone} />
      )}
    </>
  );
}

import { Button, Group, Modal, Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { ClientForm } from "./client-form.tsx";
import type { ClientParts } from "./query.ts";
import { useClientForm } from "./use-client-form.ts";

type Props = {
  client: ClientParts | undefined;
  typed?: string | undefined;
  onCancel: () => void;
  onSaved: (client: ClientParts) => void;
};

/** The form on a page of its own: leaving with something unsaved asks first. */
export function GuardedForm({ client, typed, onCancel, onSaved }: Props) {
  const forming = useClientForm({ client, typed, onSaved });
  const { isDirty, giveUp } = forming;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus(), []);
  const leave = () => {
    giveUp();
    blocker.proceed?.();
  };
  return (
    <div ref={place}>
      <ClientForm
        forming={forming}
        onCancel={() => {
          // A client on file is left in place: nothing to block, so what was typed is given up here.
          if (client) giveUp();
          onCancel();
        }}
      />
      <Modal
        opened={blocker.status === "blocked"}
        onClose={() => blocker.reset?.()}
        title="Quitter sans enregistrer"
      >
        <Text size="sm">Ce que vous avez saisi sera perdu.</Text>
        <Group justify="flex-end" mt="lg">
          <Button color="red" variant="light" onClick={leave}>
            Quitter sans enregistrer
          </Button>
          <Button onClick={() => blocker.reset?.()} data-autofocus>
            Continuer la saisie
          </Button>
        </Group>
      </Modal>
    </div>
  );
}

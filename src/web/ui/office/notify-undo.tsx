import { Button, Group } from "@mantine/core";
import { hideToast, showToast } from "./toast/toast.ts";

const LASTS = 8_000;

/** It is done; for a while it can be undone. */
export function tellUndo(message: string, undo: () => void): void {
  const id = crypto.randomUUID();
  const takeBack = () => {
    undo();
    hideToast(id);
  };
  showToast({
    id,
    autoClose: LASTS,
    closeButtonProps: { "aria-label": "Fermer" },
    message: (
      <Group justify="space-between" gap={8} wrap="nowrap">
        {message}
        <Button size="xs" variant="default" flex="none" onClick={takeBack}>
          Annuler
        </Button>
      </Group>
    ),
  });
}

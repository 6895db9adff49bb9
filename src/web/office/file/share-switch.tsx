import { Checkbox } from "@mantine/core";
import { useAction } from "../../platform/query.ts";
import { sharePhoto } from "./actions.ts";
import type { ShownFile } from "./file-gallery.tsx";

/** Whether the client sees this photo on the tracking page. */
export function ShareSwitch({ photo: { id, filename, shared } }: { photo: ShownFile }) {
  const { act, busy } = useAction(sharePhoto);
  return (
    <Checkbox
      size="sm"
      mt={4}
      label="Montrée au client"
      aria-label={`Montrer ${filename} au client`}
      checked={shared}
      disabled={busy}
      onChange={({ currentTarget }) => void act({ id, shared: currentTarget.checked })}
    />
  );
}

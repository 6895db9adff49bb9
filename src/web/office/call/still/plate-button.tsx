import { Button } from "@mantine/core";
import { useState } from "react";
import type { PlateReading } from "../../../../domain/repair/appliance/plate.ts";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import type { Call } from "../query.ts";

// The catalogue comes with this form.
const ApplianceDialog = lazyPart(
  async () => (await import("../../repair/sheet/appliance-dialog.tsx")).ApplianceDialog,
);

type Props = { repair: NonNullable<Call["repair"]>; file_id: string };

/** The plate in large, and beside it the fields that it fills: read by the browser where it can, else typed. */
export function PlateButton({ repair, file_id }: Props) {
  const url = `/app/file/${file_id}`;
  const [read, setRead] = useState<PlateReading>();
  const [busy, setBusy] = useState(false);
  const open = async (): Promise<void> => {
    setBusy(true);
    const { plateIn } = await import("../../repair/appliance/read-plate.ts");
    setRead(await plateIn(url));
    setBusy(false);
  };
  return (
    <>
      <Button size="compact-md" variant="light" loading={busy} onClick={() => void open()}>
        Noter la plaque
      </Button>
      {read && (
        <ApplianceDialog repair={repair} plate={{ url, read }} onClose={() => setRead(undefined)} />
      )}
    </>
  );
}

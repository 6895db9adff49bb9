import { Button } from "@mantine/core";
import { IconPuzzle } from "@tabler/icons-react";
import { useState } from "react";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { office } from "../../../ui/office/styles.ts";

const PlacesDialog = lazyDialog(async () => (await import("./places-dialog.tsx")).PlacesDialog);

/** On the sheet of a repair that waits for a visit. */
export function PlacesButton({ repair_id }: { repair_id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        className={office.noPrint}
        leftSection={<IconPuzzle size={20} aria-hidden />}
        onMouseEnter={() => void PlacesDialog.load()}
        onClick={() => setOpen(true)}
      >
        Trouver une place
      </Button>
      {isOpen && <PlacesDialog repair_id={repair_id} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Button } from "@mantine/core";
import { IconUrgent } from "@tabler/icons-react";
import { useState } from "react";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { office } from "../../../ui/office/styles.ts";

const UrgentDialog = lazyDialog(async () => (await import("./urgent-dialog.tsx")).UrgentDialog);

const TITLE = "Urgence : qui et quand ?";

type Props = {
  repair_id: string;
  /** In a list, whose repair it is. */
  name?: string;
};

/** On the sheet of a repair that waits for a visit, and beside an urgent one of a list. */
export function UrgentButton({ repair_id, name }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        mt={name ? 8 : 0}
        aria-label={name && `${TITLE} ${name}`}
        className={office.noPrint}
        leftSection={<IconUrgent size={20} aria-hidden />}
        onMouseEnter={() => void UrgentDialog.load()}
        onClick={() => setOpen(true)}
      >
        {name ? "Urgence" : TITLE}
      </Button>
      {isOpen && <UrgentDialog repair_id={repair_id} onClose={() => setOpen(false)} />}
    </>
  );
}

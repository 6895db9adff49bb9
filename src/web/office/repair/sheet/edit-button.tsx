import { ActionIcon } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { office } from "../../../ui/office/styles.ts";

/** A pencil at the end of what it edits; `label` names it: « Modifier la panne ». */
export const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={36}
    aria-label={label}
    title={label}
    className={office.noPrint}
    onClick={onClick}
  >
    <IconPencil size={20} aria-hidden />
  </ActionIcon>
);

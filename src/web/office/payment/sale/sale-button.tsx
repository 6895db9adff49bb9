import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { Allowed } from "../../account/allowed.tsx";

const SaleModal = lazyDialog(async () => (await import("./sale-dialog.tsx")).SaleModal);

/** An invoice that no quote and no repair came before. */
export function SaleButton() {
  const [opened, setOpened] = useState(false);
  return (
    <Allowed action="issue-invoice">
      <Button
        variant="default"
        mr="auto"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        Nouvelle facture
      </Button>
      {opened && <SaleModal close={() => setOpened(false)} />}
    </Allowed>
  );
}

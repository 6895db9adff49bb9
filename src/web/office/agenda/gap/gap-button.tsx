import { ActionIcon, Button } from "@mantine/core";
import { IconPuzzle } from "@tabler/icons-react";
import { useState } from "react";
import { DESK_HORIZON_DAYS } from "../../../../domain/agenda/slot-request.ts";
import { addDays } from "../../../../domain/time.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import type { AgendaView } from "../use-agenda-view.ts";

const GapDialog = lazyDialog(async () => (await import("./gap-dialog.tsx")).GapDialog);

const LABEL = "Combler un trou";

type Props = { view: AgendaView; onPlanned: (id: string) => void };

/** In the day view: what waits for a visit and fits in the free hours of the people shown. */
export function GapButton({ view, onPlanned }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { date, zone, shown, today } = view;
  if (date < today || date > addDays(today, DESK_HORIZON_DAYS)) return null;
  const opener = {
    onMouseEnter: () => void GapDialog.load(),
    onClick: () => setOpen(true),
  };
  return (
    <>
      <Button
        variant="default"
        visibleFrom="md"
        leftSection={<IconPuzzle size={18} aria-hidden />}
        {...opener}
      >
        {LABEL}
      </Button>
      <ActionIcon variant="default" hiddenFrom="md" size={44} aria-label={LABEL} {...opener}>
        <IconPuzzle size={20} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <GapDialog
          date={date}
          zone={zone}
          user_ids={shown}
          onPlanned={onPlanned}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

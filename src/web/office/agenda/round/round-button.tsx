import { ActionIcon, Button } from "@mantine/core";
import { IconRoute } from "@tabler/icons-react";
import { useState } from "react";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import type { AgendaView } from "../use-agenda-view.ts";

const RoundDialog = lazyDialog(async () => (await import("./round-dialog.tsx")).RoundDialog);

const LABEL = "Réorganiser la journée";

/** In the day view: a shorter order for the person shown, or for the first who goes out that day. */
export function RoundButton({ view }: { view: AgendaView }) {
  const [isOpen, setOpen] = useState(false);
  const { dates, users, shown, events, zone } = view;
  const [date] = dates;
  const goes = (id: string) =>
    events.some(({ assigned_to, where }) => where !== "Atelier" && assigned_to.includes(id));
  const people = users.filter(({ id }) => shown.includes(id));
  const first = people.find(({ id }) => goes(id)) ?? people[0];
  if (!first || !date) return null;
  const opener = {
    onMouseEnter: () => void RoundDialog.load(),
    onClick: () => setOpen(true),
  };
  return (
    <>
      <Button
        variant="default"
        visibleFrom="md"
        leftSection={<IconRoute size={18} aria-hidden />}
        {...opener}
      >
        {LABEL}
      </Button>
      <ActionIcon variant="default" hiddenFrom="md" size={44} aria-label={LABEL} {...opener}>
        <IconRoute size={20} aria-hidden />
      </ActionIcon>
      {isOpen && (
        <RoundDialog
          people={users}
          user_id={first.id}
          date={date}
          zone={zone}
          events={events}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

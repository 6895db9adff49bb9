import { ActionIcon, Button, Group, SegmentedControl, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { AgendaParameters } from "../../../domain/agenda/params.ts";
import { VIEWS, viewText, type View } from "./period.ts";
import styles from "./agenda.module.css";

type PeriodProps = {
  text: string;
  view: View;
  parameters: AgendaParameters;
  isToday: boolean;
  go: (to: "before" | "today" | "after") => void;
  setView: (view: View) => void;
  /** What can be done with the period shown. */
  children?: ReactNode;
};

export const PeriodBar = ({
  text,
  view,
  parameters,
  isToday,
  go,
  setView,
  children,
}: PeriodProps) => (
  <Group gap={8} className={styles.agendaPeriod}>
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Période précédente"
        onClick={() => go("before")}
      >
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Période suivante"
        onClick={() => go("after")}
      >
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
    </Group>
    <Button variant="default" disabled={isToday} onClick={() => go("today")}>
      Aujourd’hui
    </Button>
    <Text fw={650} size="md" className={styles.agendaPeriodText} aria-live="polite">
      {text}
    </Text>
    <Group ml="auto" gap={8}>
      {children}
      <SegmentedControl
        value={view}
        onChange={(value) => setView(VIEWS.find((known) => known === value) ?? view)}
        data={VIEWS.map((value) => ({ value, label: viewText(value, parameters) }))}
        aria-label="Jours affichés"
      />
    </Group>
  </Group>
);

/** The one bar above the grid: the period and its view; who is shown has the line below. */
import { ActionIcon, Button, Group, SegmentedControl, Text } from "@mantine/core";
import {
  IconAdjustmentsHorizontal,
  IconCalendarEvent,
  IconChevronLeft,
  IconChevronRight,
} from "@tabler/icons-react";
import { useState } from "react";
import type { AgendaParameters } from "../../../../domain/agenda/params.ts";
import { afterPaint } from "../../../ui/after-paint.ts";
import { useAfterPaint } from "../../../ui/use-after-paint.ts";
import { VIEWS, viewText, type View } from "../period.ts";
import styles from "./bar.module.css";

export type PeriodProps = {
  text: string;
  view: View;
  parameters: AgendaParameters;
  isToday: boolean;
  go: (to: "before" | "today" | "after") => void;
  setView: (view: View) => void;
  openDisplay: () => void;
};

export function PeriodBar(props: PeriodProps) {
  const { text, view, parameters, isToday, go, setView, openDisplay } = props;
  const [asked, ask] = useState<View>();
  const goLater = useAfterPaint(go);
  return (
    <Group gap={8} wrap="nowrap">
      <Group gap={4} wrap="nowrap">
        <TurnButton to="before" go={go} />
        <TurnButton to="after" go={go} />
      </Group>
      <Button
        variant="default"
        className={styles.barButton}
        disabled={isToday}
        onClick={() => goLater("today")}
      >
        <span className={styles.word}>Aujourd’hui</span>
        <IconCalendarEvent size={20} className={styles.sign} aria-hidden />
      </Button>
      <Text fw={650} size="md" className={styles.periodText} aria-live="polite">
        {text}
      </Text>
      <SegmentedControl
        ml="auto"
        value={asked ?? view}
        onChange={(value) => {
          const wanted = VIEWS.find((known) => known === value) ?? view;
          ask(wanted);
          afterPaint(() => {
            ask(undefined);
            setView(wanted);
          });
        }}
        data={VIEWS.map((value) => ({ value, label: viewText(value, parameters) }))}
        aria-label="Jours affichés"
      />
      <Button
        variant="default"
        className={styles.barButton}
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={openDisplay}
      >
        <span className={styles.word}>Affichage</span>
      </Button>
    </Group>
  );
}

const TURNS = {
  before: { label: "Période précédente", icon: IconChevronLeft },
  after: { label: "Période suivante", icon: IconChevronRight },
} as const;

type TurnProps = { to: "before" | "after"; go: PeriodProps["go"] };

export function TurnButton({ to, go }: TurnProps) {
  const { label, icon: Arrow } = TURNS[to];
  const goLater = useAfterPaint(go);
  return (
    <ActionIcon variant="default" size={36} aria-label={label} onClick={() => goLater(to)}>
      <Arrow size={20} aria-hidden />
    </ActionIcon>
  );
}

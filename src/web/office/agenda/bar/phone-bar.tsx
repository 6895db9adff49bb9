/** The same bar under a thumb: the period, its view, and a strip of days to tap or to swipe. */
import { ActionIcon, Group, NativeSelect, Text } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconCalendarEvent } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from "react";
import { formatDay, type LocalDate } from "../../../../domain/time.ts";
import { office } from "../../../ui/office/styles.ts";
import { shortMonth, VIEWS, viewText, weekOf } from "../period.ts";
import { TurnButton, type PeriodProps } from "./period-bar.tsx";
import { swipeOf } from "./swipe.ts";
import styles from "./bar.module.css";

type Props = PeriodProps & {
  date: LocalDate;
  today: LocalDate;
  shownDates: readonly LocalDate[];
  setDate: (date: LocalDate) => void;
  /** A week earlier (−1) or later (1). */
  turnWeek: (by: 1 | -1) => void;
  children: ReactNode;
};

export const PhoneBar = (props: Props) => {
  const { text, date, view, parameters, isToday, go, setView, openDisplay, children } = props;
  return (
    <>
      <Group gap={6} wrap="nowrap">
        <Text fw={650} fz={13} className={styles.periodText} flex={1}>
          <span aria-hidden>{shortMonth(date)}</span>
          <span className={office.spokenOnly} aria-live="polite">
            {text}
          </span>
        </Text>
        {children}
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Aujourd’hui"
          disabled={isToday}
          onClick={() => go("today")}
        >
          <IconCalendarEvent size={20} aria-hidden />
        </ActionIcon>
        <NativeSelect
          aria-label="Jours affichés"
          value={view}
          data={VIEWS.map((value) => ({ value, label: viewText(value, parameters) }))}
          onChange={({ currentTarget: { value } }) =>
            setView(VIEWS.find((known) => known === value) ?? view)
          }
          classNames={{ input: styles.viewSelect }}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label="Affichage"
          aria-haspopup="dialog"
          onClick={openDisplay}
        >
          <IconAdjustmentsHorizontal size={20} aria-hidden />
        </ActionIcon>
      </Group>
      <DayStrip {...props} />
    </>
  );
};

const letter = new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", weekday: "short" });

function DayStrip({ date, today, shownDates, setDate, turnWeek, go }: Omit<Props, "children">) {
  const strip = useRef<HTMLDivElement>(null);
  useSwipe(strip, turnWeek);
  return (
    <div className={styles.strip}>
      <TurnButton to="before" go={go} />
      <div ref={strip} className={styles.days} role="group" aria-label="Jours de la semaine">
        {weekOf(date).map((day) => (
          <button
            key={day}
            type="button"
            aria-current={day === date ? "date" : undefined}
            data-shown={shownDates.includes(day) || undefined}
            data-today={day === today || undefined}
            onClick={() => setDate(day)}
          >
            <span>{letter.format(Date.parse(day)).slice(0, 3)}</span>
            <strong>{Number(day.slice(8))}</strong>
            <span className={office.spokenOnly}> {formatDay(day)}</span>
          </button>
        ))}
      </div>
      <TurnButton to="after" go={go} />
    </div>
  );
}

function useSwipe(box: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const settle = useEffectEvent(onSwipe);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let from: Touch | undefined;
    const onStart = ({ touches }: TouchEvent) => (from = touches[0]);
    const onEnd = ({ changedTouches }: TouchEvent) => {
      const [to] = changedTouches;
      const by = from && to && swipeOf(from, to);
      if (by) settle(by);
    };
    box.current?.addEventListener("touchstart", onStart, { signal, passive: true });
    box.current?.addEventListener("touchend", onEnd, { signal, passive: true });
    return () => stop.abort();
  }, [box]);
}

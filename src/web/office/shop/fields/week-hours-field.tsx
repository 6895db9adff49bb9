import { ActionIcon, Button, Input, Menu, TextInput } from "@mantine/core";
import { IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import { useId } from "react";
import { copiedTo, nextSpan, withDay, type Span } from "../../../../domain/shop/settings/hours.ts";
import type { OpeningHours } from "../../../../domain/shop/shop.ts";
import { parseWallTime, wallTime } from "../../../../domain/time.ts";
import styles from "./week-hours-field.module.css";

const DAYS = ["Lundi", "Mardi", "Mercredi", "Jeudi", "Vendredi", "Samedi", "Dimanche"] as const;
const MIDNIGHT = 24 * 60;

type Props = {
  value: OpeningHours;
  onChange: (value: OpeningHours) => void;
  /** The sentence of each day that has one, 1 = Monday: see `weekFaults`. */
  faults?: Readonly<Record<number, string>>;
  disabled?: boolean;
};

/** The hours of an ordinary week, of a shop or of a person: ranges by day, copied from one day to others. */
export const WeekHoursField = ({ value, onChange, faults = {}, disabled = false }: Props) => (
  <div className={styles.week}>
    {DAYS.map((name, index) => (
      <Day
        key={name}
        name={name}
        spans={value[index + 1] ?? []}
        fault={faults[index + 1]}
        disabled={disabled}
        onChange={(spans) => onChange(withDay(value, index + 1, spans))}
        onCopy={(days) => onChange(copiedTo(value, index + 1, days))}
      />
    ))}
  </div>
);

type DayProps = {
  name: string;
  spans: readonly Span[];
  fault: string | undefined;
  disabled: boolean;
  onChange: (spans: readonly Span[]) => void;
  onCopy: (days: readonly number[]) => void;
};

function Day({ name, spans, fault, disabled, onChange, onCopy }: DayProps) {
  const id = useId();
  const added = nextSpan(spans);
  return (
    <div className={styles.day} role="group" aria-label={name} aria-describedby={fault && id}>
      <span className={styles.name} data-closed={spans.length === 0 || undefined}>
        {name}
      </span>
      <div className={styles.spans}>
        {spans.length === 0 && <span className={styles.closed}>Fermé</span>}
        {spans.map((span, at) => (
          <SpanLine
            // A range has no other name than its place.
            key={at}
            rank={at + 1}
            span={span}
            isWrong={fault !== undefined}
            disabled={disabled}
            onChange={(next) => onChange(spans.map((one, place) => (place === at ? next : one)))}
            onRemove={() => onChange(spans.filter((_, place) => place !== at))}
          />
        ))}
        {fault !== undefined && <Input.Error id={id}>{fault}</Input.Error>}
      </div>
      {!disabled && (
        <div className={styles.dayActions}>
          {added && (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPlus size={16} aria-hidden />}
              aria-label={`Ajouter une plage le ${name.toLowerCase()}`}
              onClick={() => onChange([...spans, added])}
            >
              Plage
            </Button>
          )}
          {spans.length > 0 && <CopyMenu name={name} onCopy={onCopy} />}
        </div>
      )}
    </div>
  );
}

type SpanProps = {
  rank: number;
  span: Span;
  isWrong: boolean;
  disabled: boolean;
  onChange: (span: Span) => void;
  onRemove: () => void;
};

/** Midnight at the end of a day is typed 00:00. */
const endOf = (text: string): number => (text === "" ? Number.NaN : minutesOf(text) || MIDNIGHT);
const minutesOf = (text: string): number => parseWallTime(text) ?? Number.NaN;
const textOf = (minutes: number): string =>
  Number.isNaN(minutes) ? "" : wallTime(minutes % MIDNIGHT);

export const SpanLine = ({ rank, span, isWrong, disabled, onChange, onRemove }: SpanProps) => (
  <div className={styles.span}>
    <TextInput
      type="time"
      aria-label={`Plage ${rank}, de`}
      value={textOf(span.from)}
      error={isWrong}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange({ ...span, from: minutesOf(currentTarget.value) })}
    />
    <span aria-hidden="true">–</span>
    <TextInput
      type="time"
      aria-label={`Plage ${rank}, à`}
      value={textOf(span.to)}
      error={isWrong}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange({ ...span, to: endOf(currentTarget.value) })}
    />
    {!disabled && (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`Retirer la plage ${rank}`}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    )}
  </div>
);

const COPIES = [
  { label: "Du lundi au vendredi", days: [1, 2, 3, 4, 5] },
  { label: "Du lundi au samedi", days: [1, 2, 3, 4, 5, 6] },
  { label: "Sur toute la semaine", days: [1, 2, 3, 4, 5, 6, 7] },
];

const CopyMenu = ({ name, onCopy }: { name: string; onCopy: DayProps["onCopy"] }) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        leftSection={<IconCopy size={16} aria-hidden />}
        aria-label={`Copier les heures du ${name.toLowerCase()}`}
      >
        Copier
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {COPIES.map(({ label, days }) => (
        <Menu.Item key={label} onClick={() => onCopy(days)}>
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

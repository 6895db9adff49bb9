import { ActionIcon, Button, Checkbox, Menu } from "@mantine/core";
import {
  IconAlertTriangleFilled,
  IconCalendarEvent,
  IconClockExclamation,
  IconDots,
  IconFlame,
  IconPuzzle,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { NextStep } from "../../../../domain/repair/next-step.ts";
import { passagesFrom } from "../../../../domain/repair/passage.ts";
import { isRepairStatus, type RepairStatus } from "../../../../domain/repair/status.ts";
import { office } from "../../../ui/office/styles.ts";
import { StatusItems } from "../status-items.tsx";
import { People } from "./card-person.tsx";
import { makeDraggable } from "./drag.ts";
import type { BoardCard } from "./query.ts";
import { cardLines, cardName, type Reader } from "./words.ts";
import styles from "./board.module.css";
import { useMay } from "../../account/allowed.tsx";
import { useOffered } from "../use-offered.ts";

export type CardTools = {
  reader: Reader;
  move: (card: BoardCard, to: RepairStatus) => void;
  run: (card: BoardCard, step: NextStep) => void;
  /** Proposes the free places of its visit. */
  place: (card: BoardCard) => void;
  /** With shift, all those between the last one chosen and this one too. */
  toggle: (card: BoardCard, shift: boolean) => void;
  /** The cards that each column has read, in their order. */
  loaded: Map<string, readonly BoardCard[]>;
  /** The card that takes the focus when it is drawn: it was moved by the keyboard. */
  focused: { current: string | undefined };
};

type Props = {
  card: BoardCard;
  tools: CardTools;
  isSelected: boolean;
};

export const Card = memo(function Card({ card, tools, isSelected }: Props) {
  const element = useRef<HTMLElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [isDragged, setDragged] = useState(false);
  const mayMoveIt = useMay("edit-repair");
  useEffect(() => {
    return element.current && mayMoveIt
      ? makeDraggable(element.current, card.id, setDragged)
      : undefined;
  }, [card.id, mayMoveIt]);
  const takeFocus = useEffectEvent(() => {
    if (tools.focused.current !== card.id) return;
    tools.focused.current = undefined;
    link.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  useLayoutEffect(() => {
    takeFocus();
  }, []);
  const lines = cardLines(card, tools.reader);
  return (
    <article
      ref={element}
      className={`${office.sheetOfPaper} ${styles.card}`}
      aria-label={cardName(card)}
      data-card={card.id}
      data-urgent={card.urgency === 1 || undefined}
      data-dragged={isDragged || undefined}
      data-selected={isSelected || undefined}
    >
      <div className={styles.cardHead}>
        <Checkbox
          size="xs"
          className={styles.cardCheck}
          aria-label={`Choisir ${cardName(card)}`}
          checked={isSelected}
          onChange={() => undefined}
          onClick={({ shiftKey }) => tools.toggle(card, shiftKey)}
        />
        <Link
          ref={link}
          to="/app/sheet/$repairid"
          params={{ repairid: card.id }}
          className={styles.cardTitle}
          draggable={false}
          data-card-link
        >
          <Alarm card={card} />
          {lines.title}
        </Link>
        <People people={lines.people} />
      </div>
      <p className={styles.cardLine}>{lines.client}</p>
      {lines.device && <p className={`${styles.cardLine} ${styles.cardQuiet}`}>{lines.device}</p>}
      {lines.visit && (
        <p>
          <IconCalendarEvent size={15} stroke={1.8} aria-hidden /> {lines.visit}
        </p>
      )}
      <p className={styles.cardSince} data-late={lines.isLate || undefined}>
        {lines.isLate && <IconClockExclamation size={15} stroke={2} aria-label="En retard" />}
        <span>{lines.since}</span>
        <span className={styles.cardUpdated}>{lines.updated}</span>
      </p>
      <div className={styles.cardActions}>
        <StepButton card={card} step={lines.step} run={tools.run} />
        <CardMenu card={card} move={tools.move} place={lines.waits ? tools.place : undefined} />
      </div>
    </article>
  );
});

/** Danger, then urgency: a shape and a word, in red. */
const Alarm = ({ card: { danger, urgency } }: { card: BoardCard }) => (
  <>
    {danger && (
      <span className={styles.alarm}>
        <IconAlertTriangleFilled size={14} aria-hidden /> {danger.label}{" "}
      </span>
    )}
    {!danger && urgency === 1 && (
      <span className={styles.alarm}>
        <IconFlame size={14} aria-hidden /> Urgent{" "}
      </span>
    )}
  </>
);

type StepProps = Pick<Props, "card"> & { step: NextStep; run: CardTools["run"] };

function StepButton({ card, step, run }: StepProps) {
  const { label, button } = step;
  const action = useOffered(step.action);
  const phone = card.client.phones[0];
  const look = { variant: "light", size: "compact-sm", className: styles.cardStep } as const;
  if (action?.type === "call-client" && phone)
    return (
      <Button {...look} component="a" href={`tel:${phone.number}`}>
        {label}
      </Button>
    );
  if (!action || action.type === "call-client")
    return <span className={styles.cardNothing}>{label}</span>;
  return (
    <Button {...look} onClick={() => run(card, step)}>
      {button ?? label}
    </Button>
  );
}

type MenuProps = Pick<Props, "card"> & {
  move: CardTools["move"];
  place?: CardTools["place"] | undefined;
};

export function CardMenu({ card, move, place }: MenuProps) {
  const { status } = card;
  if (!useMay("edit-repair")) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={styles.cardMenu}
          aria-label={`Statut de ${cardName(card)}\u00a0: ${status}. Changer de statut`}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {place && (
          <>
            <Menu.Item
              leftSection={<IconPuzzle size={18} aria-hidden />}
              onClick={() => place(card)}
            >
              Trouver une place
            </Menu.Item>
            <Menu.Divider />
          </>
        )}
        <StatusItems
          statuses={isRepairStatus(status) ? passagesFrom(status) : []}
          choose={(to) => move(card, to)}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

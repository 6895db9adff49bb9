import { IconCheck } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { office } from "../office/styles.ts";
import type { PlannerCard } from "./planner-types.ts";
import styles from "./planner-card.module.css";

type Props = {
  card: PlannerCard;
  slot?: string;
  isActive: boolean;
  marks: ReactNode;
  onOpen: () => void;
};

type Variables = CSSProperties & Record<`--${string}`, string>;

export function PlannerCardButton({ card, slot, isActive, marks, onOpen }: Props) {
  const style: Variables = { "--card-color": card.color };
  return (
    <button
      type="button"
      className={styles.card}
      data-part="item"
      data-id={card.id}
      data-slot={slot}
      data-state={card.state}
      tabIndex={isActive ? 0 : -1}
      style={style}
      onClick={onOpen}
    >
      <span className={styles.first}>
        {card.state === "done" && <IconCheck size={12} stroke={3} aria-hidden />}
        <span className={styles.time}>{card.time}</span>
        <strong>{card.title}</strong>
        <span className={styles.marks}>{marks}</span>
      </span>
      <span className={styles.second}>{card.subtitle}</span>
      <span className={office.spokenOnly}>, {card.description}</span>
    </button>
  );
}

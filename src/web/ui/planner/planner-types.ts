import type { LocalDate } from "../../../domain/time.ts";
import type { ReactNode } from "react";
import type { PlannerLoad } from "./load-bar.tsx";
import type { ItemState } from "../time-grid/grid-types.ts";

export type PlannerCard = {
  id: string;
  /** « 9 h 30 », or what stands for a whole day. */
  time: string;
  title: string;
  subtitle: string;
  /** For those who listen: what the card does not say in words. */
  description: string;
  color: string;
  state: ItemState;
};

export type PlannerCell = {
  date: LocalDate;
  load: PlannerLoad | undefined;
  /** Hours are worked that day. */
  open: boolean;
  cards: readonly PlannerCard[];
};

export type PlannerRow = { id: string; name: string; head: ReactNode; cells: PlannerCell[] };

/** How full each day is for all of them together. */
export type PlannerTotal = { name: string; loads: readonly (PlannerLoad | undefined)[] };

export type PlannerProps = {
  label: string;
  total: PlannerTotal;
  /** What a cell's button adds, said before the day and the person. */
  adds: string;
  rows: readonly PlannerRow[];
  dates: readonly LocalDate[];
  today: LocalDate;
  /** One line a card. */
  fit: boolean;
  marks: (id: string, row: string) => ReactNode;
  onOpen: (id: string) => void;
  onAdd: ((date: LocalDate, row: string) => void) | undefined;
};

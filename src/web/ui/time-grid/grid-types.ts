import type { GridItem } from "./item.ts";
import type { Axis, Line } from "./axis.ts";
import type { Column, GridPerson } from "./columns.ts";
import type { AllDay, Bar } from "./bars.ts";
import type { Interval } from "./interval.ts";
import type { Segment } from "./lanes.ts";
import type { PlannerLoad } from "../planner/load-bar.tsx";
import type { LocalDate, Zone } from "../../../domain/time.ts";
import type { ReactNode, RefObject } from "react";

export type ItemState = "coming" | "ongoing" | "past" | "done" | "cancelled";

/** What is written on an item, and read aloud for it. */
export type ItemLook = {
  state: ItemState;
  /** The beginning of the title, enough where there is little room. */
  short: string;
  subtitle: string;
  description: string;
};

/** What the grid says of its items, in the words of the product. */
export type GridLabels = { items: string; keys: string };

export type TimeGridProps = {
  labels: GridLabels;
  dates: readonly LocalDate[];
  zone: Zone;
  /** Epoch milliseconds. */
  now: number;
  /** One column a person in each day; undefined: everybody together. */
  people: readonly GridPerson[] | undefined;
  items: readonly GridItem[];
  looks: ReadonlyMap<string, ItemLook>;
  allDay: readonly AllDay[];
  /** Open stretches of a day, in wall minutes. */
  ranges: (date: LocalDate, person: string | undefined) => readonly Interval[];
  /** Wall minutes shown at least. */
  hours: Interval;
  /** How full a column is; nothing is drawn of an undefined one. */
  loadOf: (date: LocalDate, person: string | undefined) => PlannerLoad | undefined;
  /** Minutes between two lines. */
  scale: number;
  fit: boolean;
  /** Small signs at the top of an item; stable from one render to the next. */
  marks: (id: string) => ReactNode;
  /** Explains the item under the pointer or the focus. */
  explain: (id: string) => ReactNode;
  onOpen: (id: string) => void;
  /** Drawn over the columns: what is being put there. */
  layer?: ((grid: GridSurface) => ReactNode) | undefined;
};

/** What is drawn: the axis, its columns with their items, the lines and the bars of whole days. */
export type GridLayout = {
  axis: Axis;
  columns: Column[];
  lists: GridItem[][];
  segments: Segment[][];
  /** Axis minutes shown. */
  window: Interval;
  lines: Line[];
  bars: Bar[];
};

/** Where the columns are drawn, and how. */
export type GridSurface = { surface: RefObject<HTMLDivElement | null>; layout: GridLayout };

/**
 * Free places and moves come together: while only free places answered, an appointment carried to another column made a
 * new one there.
 */
import type { ComponentProps } from "react";
import { GridPlacing } from "./grid-placing.tsx";
import { GridMoving } from "./move/grid-moving.tsx";

type Props = ComponentProps<typeof GridPlacing> & ComponentProps<typeof GridMoving>;

export const GridEditing = ({ ranges, arrival, onCreated, onMoved, ...grid }: Props) => (
  <>
    <GridPlacing {...grid} ranges={ranges} arrival={arrival} onCreated={onCreated} />
    <GridMoving {...grid} onMoved={onMoved} />
  </>
);

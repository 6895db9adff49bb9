/** Drag of cards between columns, by the browser's own drag: what is carried, and who receives it. */
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { autoScrollForElements } from "@atlaskit/pragmatic-drag-and-drop-auto-scroll/element";
import { isRepairStatus, type RepairStatus } from "../../../../domain/repair/status.ts";

type Stop = () => void;
type Data = Readonly<Record<string | symbol, unknown>>;

const idOf = ({ repair_id }: Data): string | undefined =>
  typeof repair_id === "string" ? repair_id : undefined;
const statusOf = ({ status }: Data): RepairStatus | undefined =>
  typeof status === "string" && isRepairStatus(status) ? status : undefined;

export const makeDraggable = (
  element: HTMLElement,
  repair_id: string,
  onMove: (isDragged: boolean) => void,
): Stop =>
  draggable({
    element,
    getInitialData: () => ({ repair_id }),
    onDragStart: () => onMove(true),
    onDrop: () => onMove(false),
  });

type Target = { column: HTMLElement; list: HTMLElement; status: RepairStatus };

export const makeTarget = (
  { column, list, status }: Target,
  onOver: (isOver: boolean) => void,
): Stop =>
  combine(
    dropTargetForElements({
      element: column,
      getData: () => ({ status }),
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop: () => onOver(false),
    }),
    autoScrollForElements({ element: list }),
  );

type Carried = {
  onStart: (repair_id: string) => void;
  onEnd: (repair_id: string, to: RepairStatus | undefined) => void;
};

/** Follows every drag of the board, which scrolls when a card comes near its edges. */
export const followDrags = (board: HTMLElement, { onStart, onEnd }: Carried): Stop =>
  combine(
    autoScrollForElements({ element: board }),
    monitorForElements({
      onDragStart: ({ source }) => {
        const id = idOf(source.data);
        if (id) onStart(id);
      },
      onDrop: ({ source, location }) => {
        const id = idOf(source.data);
        const [target] = location.current.dropTargets;
        if (id) onEnd(id, target && statusOf(target.data));
      },
    }),
  );

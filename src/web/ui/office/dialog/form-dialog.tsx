import { Modal, type ModalProps } from "@mantine/core";
import { useRef, useState, type PointerEvent } from "react";
import { flushSync } from "react-dom";
import { useCloseOnTop } from "./escape.ts";
import { LeaveQuestion } from "./leave-question.tsx";
import { ReturnFocus } from "./return-focus.tsx";
import { office } from "../styles.ts";

type Props = ModalProps & {
  /** False once what was typed is on its way: nothing is lost then. */
  asks?: boolean;
};

/**
 * A dialog with a form: Escape, the cross, a click beside it and the back key ask before what was typed, chosen or
 * signed is lost. A button « Annuler » inside is meant, and asks nothing.
 */
export function FormDialog({ onClose, children, asks = true, ...modal }: Props) {
  const [isTyped, setTyped] = useState(false);
  const [leaving, setLeaving] = useState(false);
  if (!modal.opened && isTyped) setTyped(false);
  const type = () => setTyped(true);
  const draw = ({ target }: PointerEvent) => {
    if (target instanceof HTMLCanvasElement) type();
  };
  const field = useRef<HTMLElement>(undefined);
  /** A click beside the dialog, or on its cross, took the focus from the field. */
  const stay = () => {
    flushSync(() => setLeaving(false));
    field.current?.focus();
  };
  const leave = () => {
    setLeaving(false);
    onClose();
  };
  const onTop = useCloseOnTop(() => (isTyped && asks ? setLeaving(true) : onClose()));
  return (
    <Modal {...modal} {...onTop}>
      <div
        className={office.contents}
        onChange={type}
        onPointerDown={draw}
        onFocus={({ target }) => (field.current = target)}
      >
        {children}
      </div>
      {leaving && (
        <LeaveQuestion why="Ce que vous avez saisi sera perdu." onStay={stay} onLeave={leave} />
      )}
      <ReturnFocus />
    </Modal>
  );
}

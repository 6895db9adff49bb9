import { Modal, type ModalProps } from "@mantine/core";
import { useCloseOnTop } from "./escape.ts";
import { ReturnFocus } from "./return-focus.tsx";

/**
 * A dialog that exists only while it is open: what had the focus before has it again. Mantine's own gives it back only
 * where the dialog stays in the tree, closed.
 */
export const Dialog = ({ children, onClose, ...modal }: Omit<ModalProps, "opened">) => (
  <Modal opened {...modal} {...useCloseOnTop(onClose)}>
    {children}
    <ReturnFocus />
  </Modal>
);

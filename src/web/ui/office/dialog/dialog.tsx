import { Modal, type ModalProps } from "@mantine/core";
import { ReturnFocus } from "./return-focus.tsx";

/**
 * A dialog that exists only while it is open: what had the focus before has it again. Mantine's own gives it back only
 * where the dialog stays in the tree, closed.
 */
export const Dialog = ({ children, ...modal }: Omit<ModalProps, "opened">) => (
  <Modal opened {...modal}>
    {children}
    <ReturnFocus />
  </Modal>
);

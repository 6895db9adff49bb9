import { Button, Group, Modal, Text, type ButtonProps } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";

type Props = ButtonProps & {
  /** What the button does, on the button and on the one that confirms. */
  children: string;
  title: string;
  /** What is lost, and what is not. */
  why: ReactNode;
  /** When the same word stands beside several things. */
  "aria-label"?: string;
  onConfirm: () => Promise<unknown>;
};

/** Asked only before something that cannot be taken back. */
export function ConfirmButton({ children, title, why, onConfirm, ...button }: Props) {
  const [opened, { open, close }] = useDisclosure();
  const confirm = async () => {
    await onConfirm();
    close();
  };
  return (
    <>
      <Button {...button} onClick={open}>
        {children}
      </Button>
      <Modal opened={opened} onClose={close} title={title}>
        <Text size="sm">{why}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            Ne rien changer
          </Button>
          <Button color="red" loading={button.loading ?? false} onClick={confirm}>
            {children}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { ClientPage, type ClientPageProps } from "./client-page.tsx";
import styles from "./client-view.module.css";

const SMALL = "(max-width: 44.99em)";

export function ClientDialog({ close, ...page }: ClientPageProps & { close: () => void }) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      onClose={close}
      title="Ce que le client lira"
      size={800}
      classNames={{ body: styles.dialog }}
      fullScreen={small}
    >
      <ClientPage {...page} />
    </Modal>
  );
}

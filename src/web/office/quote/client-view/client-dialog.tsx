import { useMediaQuery } from "@mantine/hooks";
import { ClientPage, type ClientPageProps } from "./client-page.tsx";
import styles from "./client-view.module.css";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

const SMALL = "(max-width: 44.99em)";

export function ClientDialog({ close, ...page }: ClientPageProps & { close: () => void }) {
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  return (
    <Dialog
      onClose={close}
      title="Ce que le client lira"
      size={800}
      classNames={{ body: styles.dialog }}
      fullScreen={small}
    >
      <ClientPage {...page} />
    </Dialog>
  );
}

import { Button, Title } from "@mantine/core";
import { useId } from "react";
import { office } from "../../../ui/office/styles.ts";
import { ClientPage, type ClientPageProps } from "./client-page.tsx";
import styles from "./client-view.module.css";

/** Beside the editor; it scrolls by itself. */
export function ClientPanel({ hide, ...page }: ClientPageProps & { hide: () => void }) {
  const id = useId();
  return (
    <section className={`${office.sheetOfPaper} ${styles.panel}`} aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} size="h3" id={id}>
          Ce que le client lira
        </Title>
        <Button size="compact-sm" variant="subtle" onClick={hide}>
          Masquer
        </Button>
      </div>
      <div className={styles.scroller} role="group" aria-labelledby={id} tabIndex={0}>
        <ClientPage {...page} />
      </div>
    </section>
  );
}

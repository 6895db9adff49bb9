import { Button, Stack } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useScreenTitle } from "../../shell/screen-title.ts";
import styles from "./panel-screen.module.css";

/** A view beside the list of clients, with the way back. */
export function BesideList({ title, children }: { title: string; children: ReactNode }) {
  useScreenTitle(title);
  return (
    <Stack gap="md" className={styles.besideList}>
      <Button
        variant="subtle"
        w="fit-content"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/app/client" />}
      >
        Fiches Clients
      </Button>
      {children}
    </Stack>
  );
}

import { ActionIcon, Button, Tooltip } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMay } from "../account/allowed.tsx";
import { openWizard } from "../repair/wizard/open-wizard.ts";
import styles from "./shell.module.css";

const LABEL = "Nouvelle intervention";

/** In the side menu, on a small screen too: there the plus gives way. Folded, its word comes in a tooltip. */
export const NewIntervention = ({ narrow }: { narrow: boolean }) =>
  useMay("edit-repair") && <NewButton narrow={narrow} />;

const NewButton = ({ narrow }: { narrow: boolean }) => (
  <div className={styles.newIntervention}>
    {narrow ? (
      <Tooltip label={LABEL} position="right">
        <ActionIcon
          size={44}
          mx={4}
          visibleFrom="sm"
          aria-label={LABEL}
          aria-keyshortcuts="N"
          onClick={() => openWizard()}
        >
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      </Tooltip>
    ) : (
      <Button
        fullWidth
        px={8}
        aria-keyshortcuts="N"
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => openWizard()}
      >
        {LABEL}
      </Button>
    )}
  </div>
);

/** On a small screen, under the thumb above the bottom bar. */
export const FloatingPlus = () => useMay("edit-repair") && <PlusButton />;

const PlusButton = () => (
  <ActionIcon
    className={styles.floatingPlus}
    data-part="floating-plus"
    size={56}
    radius="xl"
    hiddenFrom="sm"
    aria-label={LABEL}
    onClick={() => openWizard()}
  >
    <IconPlus size={26} aria-hidden />
  </ActionIcon>
);

import { Alert, Button, Group } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./onboarding.module.css";

type Props = {
  save: () => void;
  busy: boolean;
  back?: (() => void) | undefined;
  /** What no field says. */
  fault?: string | undefined;
  children: ReactNode;
};

/** One step: its fields, then the way on and the way back under the thumb. */
export const StepForm = ({ save, busy, back, fault, children }: Props) => (
  <form
    noValidate
    className={styles.form}
    onSubmit={(event) => {
      event.preventDefault();
      const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (wrong) wrong.focus();
      else save();
    }}
  >
    {children}
    <div role="alert">
      {fault !== undefined && (
        <Alert color="red" variant="light">
          {fault}
        </Alert>
      )}
    </div>
    <Group justify="space-between" className={styles.bar}>
      {back ? (
        <Button variant="default" size="md" onClick={back}>
          Précédent
        </Button>
      ) : (
        <span />
      )}
      <Button type="submit" size="md" loading={busy}>
        Enregistrer et continuer
      </Button>
    </Group>
  </form>
);

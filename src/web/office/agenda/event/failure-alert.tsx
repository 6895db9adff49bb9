import { Alert, Button, Stack, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { EventFailure } from "./failure.ts";
import styles from "./event-dialog.module.css";

type FailureProps = { failure: EventFailure; busy: boolean; onRetry: () => Promise<void> };

/** Below the fold of a telephone it comes into sight by itself. */
export function FailureAlert({ failure, busy, onRetry }: FailureProps) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  return (
    <Alert
      ref={alert}
      role="alert"
      color="red"
      variant="light"
      title={failure.title}
      className={styles.eventFailure}
    >
      <Stack gap={8} align="flex-start">
        {failure.lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
        <Button size="xs" variant="default" loading={busy} onClick={onRetry}>
          Réessayer
        </Button>
      </Stack>
    </Alert>
  );
}

import { Alert, Button, Skeleton, Stack } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";

const PATIENCE = 200;

type Props = {
  read: { waiting: boolean; failed: boolean; retry: () => void };
  /** The true shape of what is coming; grey lines otherwise. */
  shape?: ReactNode;
  children: ReactNode;
};

/** Nothing for 200 ms, then the shape; a failure says what to do. */
export function ReadStates({ read, shape, children }: Props) {
  const late = useLate(read.waiting);
  if (read.failed) return <ReadFailed retry={read.retry} />;
  if (!read.waiting) return children;
  return late ? <div aria-busy="true">{shape ?? <Lines />}</div> : null;
}

/** True once it has waited long enough to be worth saying. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [waiting]);
  return late;
}

const ReadFailed = ({ retry }: { retry: () => void }) => (
  <Alert color="red" title="Impossible d’afficher ces informations" m="md">
    <Stack align="flex-start" gap="xs">
      Le serveur n’a pas répondu comme prévu. Rien n’est perdu.
      <Button size="xs" variant="default" onClick={retry}>
        Réessayer
      </Button>
    </Stack>
  </Alert>
);

const Lines = () => (
  <Stack p="md" gap="sm">
    <Skeleton h={28} w="40%" />
    <Skeleton h={72} />
    <Skeleton h={72} />
    <Skeleton h={72} />
  </Stack>
);

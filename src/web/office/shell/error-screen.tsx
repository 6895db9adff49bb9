import { Button, Center, Group, Stack, Text, Title } from "@mantine/core";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";

/** The status code carried by a navigation error, 500 when it says none. */
export function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("status" in error)) return 500;
  return typeof error.status === "number" ? error.status : 500;
}

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Center mih="60dvh" p="lg" role="alert">
      <Stack align="center" gap="xs" ta="center" maw={480}>
        <Title order={2} size={36}>
          Erreur {statusOf(error)}
        </Title>
        <Text>Cet écran n’a pas pu s’afficher. Ce qui est enregistré n’est pas perdu.</Text>
        <Group mt="md" justify="center">
          <Button onClick={retry}>Réessayer</Button>
          <Button component="a" href="/app" variant="default">
            Revenir à l’accueil
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}

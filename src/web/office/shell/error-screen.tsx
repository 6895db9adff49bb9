import { Button, Center, Group, Stack, Text, Title } from "@mantine/core";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { ScreenNotLoaded } from "./screen-load.ts";

/** The status code carried by a navigation error, 500 when it says none. */
export function statusOf(error: unknown): number {
  if (typeof error !== "object" || error === null || !("status" in error)) return 500;
  return typeof error.status === "number" ? error.status : 500;
}

type ErrorText = { title: string; text: string };

/** A screen that was never loaded and cannot be: nothing failed on the server. */
const NOT_LOADED: ErrorText = {
  title: "Cet écran n’est pas chargé",
  text: "Le réseau manque, ou une nouvelle version vient d’arriver. Vérifiez la connexion, puis réessayez.",
};

export const errorText = (error: unknown): ErrorText =>
  error instanceof ScreenNotLoaded
    ? NOT_LOADED
    : {
        title: `Erreur ${statusOf(error)}`,
        text: "Cet écran n’a pas pu s’afficher. Ce qui est enregistré n’est pas perdu.",
      };

export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { title, text } = errorText(error);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Center mih="60dvh" p="lg" role="alert">
      <Stack align="center" gap="xs" ta="center" maw={480}>
        <Title order={2} size={36}>
          {title}
        </Title>
        <Text>{text}</Text>
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

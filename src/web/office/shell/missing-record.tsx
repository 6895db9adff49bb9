import { Anchor, Center, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";

/** A link that leads to nothing of this shop. */
export const MissingRecord = ({ what }: { what: string }) => (
  <Center p="xl">
    <Stack align="center" gap="xs">
      <Text size="md" fw={650}>
        {what} n’existe pas dans votre atelier.
      </Text>
      <Anchor component={Link} to="/app">
        Revenir à l’accueil
      </Anchor>
    </Stack>
  </Center>
);

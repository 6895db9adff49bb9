import { Stack, Title } from "@mantine/core";
import { useSession } from "../../platform/use-session.ts";
import { useScreenTitle } from "../shell/screen-title.ts";

export function HomeScreen() {
  useScreenTitle("Accueil");
  const session = useSession();
  return (
    <Stack p="md">
      <Title order={2}>Bonjour {session?.me.firstname}</Title>
    </Stack>
  );
}

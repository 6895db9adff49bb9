import { Anchor, Center, Stack, Text, Title } from "@mantine/core";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useScreenTitle } from "./screen-title.ts";
import { office } from "../../ui/office/styles.ts";

const COUNTDOWN = 5;

export function NotFoundScreen() {
  useScreenTitle("Page introuvable");
  const navigate = useNavigate();
  const [left, setLeft] = useState(COUNTDOWN);

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (left <= 0) void navigate({ to: "/app", replace: true });
  }, [left, navigate]);

  return (
    <Center component="main" mih="100dvh" p="lg">
      <Stack align="center" gap="xs" ta="center">
        <Title order={1} size={36}>
          Ouuups...
        </Title>
        <Text size="md">Nous ne trouvons pas la page demandée</Text>
        <Text c="dimmed">
          Retour à l’accueil dans <span className={office.figures}>{Math.max(left, 0)}</span>
           s
        </Text>
        <Anchor component={Link} to="/app">
          Aller à l’accueil maintenant
        </Anchor>
      </Stack>
    </Center>
  );
}

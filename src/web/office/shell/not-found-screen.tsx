import { Anchor, Center, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { currentSession } from "../../platform/sign-in.ts";
import { useScreenTitle } from "./screen-title.ts";
import { office } from "../../ui/office/styles.ts";

const COUNTDOWN = 5;

export function NotFoundScreen() {
  useScreenTitle("Page introuvable");
  const navigate = useNavigate();
  /** Not known before the session is: the countdown waits for it. */
  const [home, setHome] = useState<"/" | "/app">();
  const [left, setLeft] = useState(COUNTDOWN);

  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    currentSession().then(
      (session) => setHome(session ? "/app" : "/"),
      () => setHome("/"),
    );
  }, []);
  useEffect(() => {
    if (left > 0 || !home) return;
    if (home === "/app") void navigate({ to: home, replace: true });
    else location.replace(home);
  }, [left, navigate, home]);

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
        <Text c="dimmed" lang="en" size="sm">
          This page could not be found
        </Text>
        <Anchor href={home ?? "/"}>Aller à l’accueil maintenant</Anchor>
      </Stack>
    </Center>
  );
}

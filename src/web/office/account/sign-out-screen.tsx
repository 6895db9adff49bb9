import { Button, Center, Group, Loader, Stack, Text, Title } from "@mantine/core";
import { useEffect, useState } from "react";
import { stopActing } from "../../platform/acting-shop.ts";
import { unsentData } from "../../platform/device-data.ts";
import { keptSession } from "../../platform/session.ts";
import { signOut } from "../../platform/sign-in.ts";
import { useScreenTitle } from "../shell/screen-title.ts";
import { unsentText } from "./words.ts";

type Step = "asking" | "leaving" | "cut";

/** Signed out only once the server said so: until then the cookie opens the office again. */
export function SignOutScreen() {
  useScreenTitle("Déconnexion");
  const [unsent] = useState(() => unsentText(unsentData(keptSession().session?.me.id)));
  const [step, setStep] = useState<Step>(unsent ? "asking" : "leaving");
  const leave = async () => {
    setStep("leaving");
    if (!(await signOut())) return setStep("cut");
    stopActing();
    // A whole load: nothing of the session stays in the page's memory.
    location.replace("/app/connexion");
  };
  useEffect(() => {
    if (!unsent) void leave();
    // Only on arrival: later attempts are asked for.
  }, []);

  return (
    <Center h="100dvh" p="lg" component="main">
      {step === "leaving" && <Loader role="status" aria-label="Déconnexion" />}
      {step === "asking" && (
        <Question
          title="Se déconnecter ?"
          text={`Il reste sur cet appareil : ${unsent}. Se déconnecter l’efface.`}
          action="Se déconnecter et effacer"
          onAction={leave}
        />
      )}
      {step === "cut" && (
        <Question
          title="Vous êtes encore connecté"
          text="Le serveur n’a pas répondu : la session reste ouverte sur cet appareil. Ne laissez pas l’appareil à quelqu’un d’autre avant d’avoir réessayé."
          action="Réessayer"
          onAction={leave}
        />
      )}
    </Center>
  );
}

type QuestionProps = {
  title: string;
  text: string;
  action: string;
  onAction: () => Promise<void>;
};

const Question = ({ title, text, action, onAction }: QuestionProps) => (
  <Stack maw={440} gap="sm" role="alert">
    <Title order={1} size={24}>
      {title}
    </Title>
    <Text>{text}</Text>
    <Group mt="sm">
      <Button onClick={onAction}>{action}</Button>
      <Button component="a" href="/app" variant="default">
        Revenir à l’accueil
      </Button>
    </Group>
  </Stack>
);

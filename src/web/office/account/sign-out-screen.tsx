import { Center, Loader } from "@mantine/core";
import { useEffect } from "react";
import { stopActing } from "../../platform/acting-shop.ts";
import { signOut } from "../../platform/sign-in.ts";

export function SignOutScreen() {
  useEffect(() => {
    stopActing();
    // A whole load: nothing of the session stays in the page's memory.
    void signOut().then(() => location.replace("/app/connexion"));
  }, []);
  return (
    <Center h="100dvh">
      <Loader aria-label="Déconnexion" />
    </Center>
  );
}

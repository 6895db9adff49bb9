import { useRouter, useRouterState } from "@tanstack/react-router";
import { useSession } from "../../../platform/use-session.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import { StepsScreen } from "./steps-screen.tsx";

/** Behind « # » of the letter's link, so that no server or log reads it. */
const linkIn = (hash: string): string | undefined => /^lien=([\w-]+)$/.exec(hash)?.[1];

/** A visitor signs up; the owner of a shop that is not open yet goes on where they stopped. */
export function OnboardingScreen() {
  const router = useRouter();
  const session = useSession();
  const link = linkIn(useRouterState({ select: (state) => state.location.hash }));
  if (link)
    return <ConfirmForm link={link} enter={() => router.history.replace("/app/onboarding")} />;
  return session ? <StepsScreen /> : <SignUpForm />;
}

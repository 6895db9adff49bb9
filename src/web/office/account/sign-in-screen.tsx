import { useNavigate, useRouter, useRouterState, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { safeRedirect } from "../../../domain/account/redirect.ts";
import { keptSession } from "../../platform/session.ts";
import { checkSession } from "../../platform/sign-in.ts";
import { CodeForm } from "./factor/code-form.tsx";
import { ForgottenForm } from "./forgotten-form.tsx";
import { NewPasswordForm, type LetterLink } from "./new-password-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";

function useWayBack(): () => void {
  const { redirect } = useSearch({ strict: false });
  const router = useRouter();
  return () => {
    const path = safeRedirect(redirect);
    if (path.startsWith("/admin")) location.assign(path);
    else router.history.replace(path);
  };
}

/** Behind « # » of a letter's link, so that no server or log reads it. */
const linkIn = (hash: string): LetterLink | undefined => {
  const [, name, link] = /^(mot-de-passe|invitation)=([\w-]+)$/.exec(hash) ?? [];
  return link === undefined ? undefined : { link, isInvitation: name === "invitation" };
};

export function SignInScreen() {
  const enter = useWayBack();
  const navigate = useNavigate();
  const { oubli } = useSearch({ strict: false });
  const letter = linkIn(useRouterState({ select: (state) => state.location.hash }));
  const [email, setEmail] = useState("");
  const [asksCode, setAsksCode] = useState(false);

  useEffect(() => {
    if (!letter && keptSession().session) void checkSession().then((session) => session && enter());
    // Only on arrival: an open session has no business here.
  }, []);

  const forget = (typed: string) => {
    setEmail(typed);
    void navigate({ to: ".", search: (former) => ({ ...former, oubli: true }), hash: "" });
  };
  const back = () =>
    void navigate({ to: ".", search: (former) => ({ ...former, oubli: undefined }), hash: "" });

  const askCode = () => setAsksCode(true);
  if (asksCode) return <CodeForm enter={enter} back={() => setAsksCode(false)} />;
  if (oubli) return <ForgottenForm email={email} back={back} />;
  if (letter)
    return (
      <NewPasswordForm {...letter} enter={enter} askCode={askCode} askAgain={() => forget("")} />
    );
  return <SignInForm email={email} enter={enter} askCode={askCode} forgot={forget} />;
}

/** A session that ends while a screen stays open: noticed without a click, and said on the sign-in page. */
import { useEffect } from "react";
import { signInAgainPath } from "../../domain/account/redirect.ts";
import { keptSession, watchSession } from "./session.ts";
import { checkSession, currentSession } from "./sign-in.ts";

/** Milliseconds between two looks at the age of the last check; the server is asked once an hour. */
const EVERY = 60_000;

/** What is on the screen is no longer this person's to see; drafts stay on the device and are found again. */
const leave = (): void => location.assign(signInAgainPath(location.pathname + location.search));

/** Asks the server; leaves when it says that the session is over. */
export async function leaveWhenOver(): Promise<void> {
  if (!(await checkSession())) leave();
}

type PersonWatch = { onLeft: () => void; onReplaced: () => void };

/** Another tab signed this person out, or signed another one in: what is on the screen is not theirs. */
export function watchPerson({ onLeft, onReplaced }: PersonWatch): () => void {
  const person = keptSession().session?.me.id;
  return watchSession(() => {
    const now = keptSession().session?.me.id;
    if (!now) onLeft();
    else if (now !== person) onReplaced();
  });
}

/** Another tab that signs out, a session that another device ended, seven days that are over. */
export function useSessionEnd(): void {
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === "visible" && !(await currentSession())) leave();
    };
    const timer = setInterval(() => void look(), EVERY);
    const onShow = () => void look();
    document.addEventListener("visibilitychange", onShow);
    const stop = watchPerson({ onLeft: leave, onReplaced: () => location.assign("/app") });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShow);
      stop();
    };
  }, []);
}

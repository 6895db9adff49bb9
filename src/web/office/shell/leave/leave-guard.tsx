import { useBlocker, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { LeaveQuestion } from "../../../ui/office/dialog/leave-question.tsx";
import { passBack, useOwnBack } from "./back-key.ts";

type Props = {
  isDirty: boolean;
  why: string;
  giveUp: () => void;
  /** Whether going to another part of the same page asks too. */
  asksOnPage?: boolean;
};

/** On a page with a form: a link, the back key or a closed tab asks before what is not saved is lost. */
export function LeaveGuard({ isDirty, why, giveUp, asksOnPage = false }: Props) {
  const { history } = useRouter();
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && (asksOnPage || current.pathname !== next.pathname),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  // While the router asks, the browser stands on the page before already, and the key pressed again would go further.
  const [isBack, setBack] = useState(false);
  useOwnBack(() => setBack(true), { isOpen: isDirty });
  const stay = () => {
    setBack(false);
    blocker.reset?.();
  };
  const leave = () => {
    giveUp();
    blocker.proceed?.();
    if (isBack) passBack(history);
    setBack(false);
  };
  return (
    (isBack || blocker.status === "blocked") && (
      <LeaveQuestion why={why} onStay={stay} onLeave={leave} />
    )
  );
}

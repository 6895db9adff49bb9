import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { LeaveQuestion } from "../../ui/office/leave-question.tsx";
import { ClientForm } from "./client-form.tsx";
import type { ClientParts } from "./query.ts";
import { useClientForm } from "./use-client-form.ts";

type Props = {
  client: ClientParts | undefined;
  typed?: string | undefined;
  onCancel: () => void;
  onSaved: (client: ClientParts) => void;
};

/** The form on a page of its own: leaving with something unsaved asks first. */
export function GuardedForm({ client, typed, onCancel, onSaved }: Props) {
  const forming = useClientForm({ client, typed, onSaved });
  const { isDirty, giveUp } = forming;
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
  const leave = () => {
    giveUp();
    blocker.proceed?.();
  };
  return (
    <div ref={place}>
      <ClientForm
        forming={forming}
        onCancel={() => {
          // A client on file is left in place: nothing to block, so what was typed is given up here.
          if (client) giveUp();
          onCancel();
        }}
      />
      {blocker.status === "blocked" && (
        <LeaveQuestion
          why="Ce que vous avez saisi sera perdu."
          onStay={() => blocker.reset?.()}
          onLeave={leave}
        />
      )}
    </div>
  );
}

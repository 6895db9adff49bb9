import { useEffect, useRef } from "react";
import { LeaveGuard } from "../shell/leave/leave-guard.tsx";
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
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, []);
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
      <LeaveGuard isDirty={isDirty} why="Ce que vous avez saisi sera perdu." giveUp={giveUp} />
    </div>
  );
}

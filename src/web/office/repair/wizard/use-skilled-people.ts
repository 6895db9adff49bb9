import { useEffect, useEffectEvent, useRef } from "react";
import { assigneesAt } from "../../../../domain/agenda/preselect.ts";
import { categoryFor, type WizardDraft } from "../../../../domain/repair/wizard/draft.ts";
import { isSame } from "../../../../domain/record.ts";
import { useSession } from "../../../platform/use-session.ts";
import { useShop } from "../../shop/use-shop.ts";
import type { WizardStart } from "./open-wizard.ts";
import type { Change } from "./reducer.ts";

/**
 * An hour pointed at in the agenda of several people goes to those who repair the machine, once it is known; people
 * who were chosen by hand stay.
 */
export function useSkilledPeople(
  { event }: WizardStart,
  draft: WizardDraft,
  change: (make: Change) => void,
): void {
  const users = useShop()?.users;
  const me = useSession()?.me.id;
  const proposed = useRef(event?.assigned_to);
  const category_id = categoryFor(draft)?.id;
  const propose = useEffectEvent(() => {
    const before = proposed.current;
    if (!event || event.isForThem || !users || !before) return;
    const assigned_to = assigneesAt({ users, category_id, me });
    proposed.current = assigned_to;
    change((now) => {
      if (now.appointment?.type !== "manual") return now;
      const { fields } = now.appointment;
      if (!isSame(fields.assigned_to, before)) return now;
      return { ...now, appointment: { type: "manual", fields: { ...fields, assigned_to } } };
    });
  });
  useEffect(() => {
    if (category_id !== undefined) propose();
  }, [category_id, users]);
}

/** One press plans the visit proposed; one press takes it out again. */
import { fullName } from "../../../../domain/client/names.ts";
import { dateOf, formatDay, formatTime, type Zone } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { useShop } from "../../shop/use-shop.ts";
import { eventInput } from "../event/event-input.ts";
import { removeEvent, upsertEvent } from "../event/query.ts";
import type { Filling } from "./query.ts";
import { visitFor } from "./words.ts";

type Options = { tell_client: boolean; zone: Zone; onPlanned: (id: string) => void };

export function usePlanning({ tell_client, zone, onPlanned }: Options) {
  const shop_id = useShop()?.id ?? "";
  const { act, busy } = useAction(upsertEvent);
  const undoing = useAction(removeEvent);
  const plan = async (filling: Filling) => {
    const event = visitFor(filling, { id: crypto.randomUUID(), shop_id });
    if (!(await act({ input: eventInput(event), tell_client }))) return;
    onPlanned(event.id);
    const when = `${formatDay(dateOf(event.start_at, zone))} à ${formatTime(event.start_at, zone)}`;
    tellUndo(
      `Rendez-vous planifié\u00a0: ${fullName(filling.repair.client)}, ${when}`,
      () => void undoing.act({ id: event.id }),
    );
  };
  return { plan, busy };
}

/** One press plans the urgent visit and puts back those that it delays. */
import { minutesBetween, toInstant, type Zone } from "../../../../domain/time.ts";
import { newEvent } from "../../../../domain/agenda/event.ts";
import { hoursOf } from "../../../../domain/agenda/round/plan.ts";
import { useAction } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { useColleagues, useShop } from "../../shop/use-shop.ts";
import { eventInput } from "../event/event-input.ts";
import { removeEvent } from "../event/query.ts";
import { reorderRound } from "../round/query.ts";
import { planUrgentVisit, type UrgentChoice } from "./query.ts";
import { comesText } from "./words.ts";

type Options = { tell_client: boolean; zone: Zone; onPlanned: () => void };

export function useUrgent({ tell_client, zone, onPlanned }: Options) {
  const shop_id = useShop()?.id ?? "";
  const nameOf = useColleagues();
  const { act, busy } = useAction(planUrgentVisit);
  const removing = useAction(removeEvent);
  const returning = useAction(reorderRound);
  const plan = async (choice: UrgentChoice) => {
    const event = visitFor(choice, shop_id);
    const delays = sentDelays(choice);
    if (!(await act({ input: eventInput(event), delays, tell_client }))) return;
    onPlanned();
    // A client who was told a later hour is not told the first one again: the shop calls.
    if (delays.some(({ late }) => late > 0)) return;
    const facts = { who: nameOf(choice.user_id), now: toInstant(Date.now()), zone };
    tellUndo(`Visite urgente planifiée\u00a0: ${comesText(choice, facts)}`, async () => {
      if (!(await removing.act({ id: event.id })) || delays.length === 0) return;
      const moves = delays.map(({ event_id, from, to }) => ({ event_id, from: to, to: from }));
      await returning.act({ user_id: choice.user_id, moves });
    });
  };
  return { plan, busy };
}

const visitFor = ({ repair, kind, user_id, ...choice }: UrgentChoice, shop_id: string) =>
  newEvent({
    id: crypto.randomUUID(),
    shop_id,
    kind,
    repair_id: repair.id,
    assigned_to: [user_id],
    start_at: choice.start_at,
    end_at: choice.end_at,
    duration: minutesBetween(choice.start_at, choice.end_at),
    public_start_at: choice.public_start_at,
    public_end_at: choice.public_end_at,
    trip_duration_before: choice.trip_duration_before,
    trip_duration_after: choice.trip_duration_after,
    trip_is_included_after: false,
  });

const sentDelays = ({ delays }: UrgentChoice) =>
  delays.flatMap(({ event, from, to, late }) =>
    event ? [{ event_id: event.id, from: hoursOf(from), to: hoursOf(to), late }] : [],
  );

/** What a booking will write, decided before anything is written. The ids and the time are given. */
import { hoursOfEach } from "../../agenda/together/hours.ts";
import type { BookedAppliance, BookingRequest } from "../request.ts";
import { planAppliance, type PlannedAppliance } from "./appliance.ts";
import { clientOf, type PlannedClient } from "./client.ts";
import type { PlanContext } from "./context.ts";

/** The first appliance of the visit, then the others if there are any. */
export type BookingPlan = PlannedClient & PlannedAppliance & { others: PlannedAppliance[] };

export function planBooking(request: BookingRequest, context: PlanContext): BookingPlan {
  const { client, proposal } = clientOf(request, context);
  const [first, ...others] = timed(request, context).map(({ booked, hours }, index) =>
    planAppliance(
      request,
      {
        booked,
        hours,
        client,
        repair_id: index === 0 ? request.booking_id : context.newId(),
        known: context.returning?.appliances[index],
      },
      context,
    ),
  );
  if (!first) throw new Error("a booking has a first appliance");
  return { client, proposal, ...first, others };
}

/** Each with its own length: the slot was searched for all of them. */
function timed(request: BookingRequest, { free, durations }: PlanContext) {
  const all: BookedAppliance[] = [request, ...request.others];
  const { user_id: _user, cost: _cost, alternates: _alternates, ...whole } = free;
  return hoursOfEach(whole, durations).flatMap((hours, index) => {
    const booked = all[index];
    return booked ? [{ booked, hours }] : [];
  });
}

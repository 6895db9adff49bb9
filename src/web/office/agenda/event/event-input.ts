/** The whole event as the server takes it: every field but who wrote it first and the visit that it is part of, which it knows. */
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";

export const eventInput = (event: AgendaEvent) => ({
  id: event.id,
  start_at: event.start_at,
  end_at: event.end_at,
  duration: event.duration,
  fullday: event.fullday,
  kind: event.kind,
  where: event.where,
  repair_id: event.repair_id,
  shop_id: event.shop_id,
  assigned_to: [...event.assigned_to],
  resource_ids: [...event.resource_ids],
  notes: event.notes,
  status: event.status,
  public_start_at: event.public_start_at,
  public_end_at: event.public_end_at,
  constraint_start_at: event.constraint_start_at,
  constraint_end_at: event.constraint_end_at,
  trip_duration_before: event.trip_duration_before,
  trip_duration_after: event.trip_duration_after,
  trip_is_included_before: event.trip_is_included_before,
  trip_is_included_after: event.trip_is_included_after,
  lat: event.lat,
  lon: event.lon,
});

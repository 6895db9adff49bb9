import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { ABSENCE_KIND, newEvent, type AgendaEvent } from "./event.ts";
import { placesToRoute } from "./slot-places.ts";

const WORKSHOP = { lat: 43.6, lon: 1.44 };
const BLAGNAC = { lat: 43.63, lon: 1.39 };
const MURET = { lat: 43.46, lon: 1.32 };
const HOME = { lat: 43.5, lon: 1.5 };
const visit = (rest: Partial<AgendaEvent>) =>
  newEvent({
    id: "1",
    shop_id: "garonne",
    kind: "Réparation",
    start_at: "2026-11-23T08:00:00.000Z" as Instant,
    assigned_to: ["karim"],
    ...rest,
  });

test("the routing server is asked the visit, the bases and the clients on the round, each once", () => {
  const events = [
    visit(MURET),
    visit(BLAGNAC),
    visit({}),
    visit({ lat: 1, lon: 1, status: "CANCEL" }),
    visit({ lat: 2, lon: 2, where: "Atelier" }),
    visit({ lat: 3, lon: 3, kind: ABSENCE_KIND }),
    visit({ lat: 4, lon: 4, assigned_to: ["lea"] }),
  ];
  const technicians = [{ id: "karim", working_hours: {}, skills: [], base: HOME }];
  const travel_rules = {
    road_factor: 1.3,
    speed_kmh: 40,
    minimum_minutes: 5,
    base: WORKSHOP,
    radius_km: 25,
  };
  expect(placesToRoute({ place: BLAGNAC, travel_rules, technicians, events })).toEqual([
    BLAGNAC,
    WORKSHOP,
    HOME,
    MURET,
  ]);
});

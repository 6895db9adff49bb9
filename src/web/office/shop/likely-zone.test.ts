import { afterEach, expect, test, vi } from "vitest";
import { likelyZone } from "./likely-zone.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  ["Indian/Reunion", "Indian/Reunion"],
  ["Europe/Paris", "Europe/Paris"],
  ["Asia/Tokyo", "Europe/Paris"],
])("on a device in %s, a shop that is not read yet is taken to be in %s", (device, zone) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...options,
    timeZone: device,
  });
  expect(likelyZone()).toBe(zone);
});

import { afterEach, expect, test, vi } from "vitest";
import { devicePosition, hasPosition, POSITION_FAULT_FR, UNSUPPORTED } from "./device-position.ts";

type Done = (found: { coords: { latitude: number; longitude: number } }) => void;
type Failed = (fault: { code: number; PERMISSION_DENIED: number }) => void;

const device = (getCurrentPosition: (done: Done, failed: Failed) => void) =>
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition } });

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a device that knows where it is says it in degrees", async () => {
  device((done) => done({ coords: { latitude: 43.6045, longitude: 1.444 } }));
  expect(hasPosition()).toBe(true);
  expect(await devicePosition()).toEqual({ lat: 43.6045, lon: 1.444 });
});

test.each([
  ["refused", 1],
  ["failed", 2],
  ["failed", 3],
] as const)("%s (code %i) is told with what to do instead", async (fault, code) => {
  device((_, failed) => failed({ code, PERMISSION_DENIED: 1 }));
  expect(await devicePosition()).toBe(fault);
  expect(POSITION_FAULT_FR[fault]).toMatch(/tapez l’adresse\.$/);
});

test("a browser without it says so in the specification's words, to the letter", () => {
  vi.stubGlobal("navigator", {});
  expect(hasPosition()).toBe(false);
  expect(UNSUPPORTED).toBe("Votre navigateur ne supporte par la géolocalisation");
});

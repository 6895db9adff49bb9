/** Where the device is, when its person agrees to say it. */
import type { Position } from "./geocode.ts";

/** Specification §5, to the letter. */
export const UNSUPPORTED = "Votre navigateur ne supporte par la géolocalisation";

export type PositionFault = "refused" | "failed";

export const POSITION_FAULT_FR: Record<PositionFault, string> = {
  refused:
    "La position n’est pas autorisée sur cet appareil. Autorisez-la dans le navigateur, ou tapez l’adresse.",
  failed:
    "La position n’a pas pu être trouvée. Réessayez dehors ou près d’une fenêtre, ou tapez l’adresse.",
};

/** Milliseconds; a position of the last minute is good enough for an address. */
const OPTIONS = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };

export const hasPosition = (): boolean => "geolocation" in navigator;

export const devicePosition = (): Promise<Position | PositionFault> =>
  new Promise((settle) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => settle({ lat: coords.latitude, lon: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => settle(code === PERMISSION_DENIED ? "refused" : "failed"),
      OPTIONS,
    );
  });

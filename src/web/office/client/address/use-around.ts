import { useState } from "react";
import { devicePosition, hasPosition, POSITION_FAULT_FR, UNSUPPORTED } from "./device-position.ts";
import { placesAround, type Place } from "./geocode.ts";

const PATIENCE = 8_000;
const NOTHING =
  "Aucune adresse n’a été trouvée autour de vous. Tapez-la, ou saisissez-la à la main.";

type NearbyPlaces = { places: readonly Place[]; fault: string; busy: boolean };
const NOWHERE: NearbyPlaces = { places: [], fault: "", busy: false };

/** The addresses around the device, on demand. */
export function useAround() {
  const [around, setAround] = useState(NOWHERE);
  const look = async () => {
    // Specification §8: this one is an alert of the browser.
    if (!hasPosition()) return alert(UNSUPPORTED);
    setAround({ ...NOWHERE, busy: true });
    const position = await devicePosition();
    if (typeof position === "string")
      return setAround({ ...NOWHERE, fault: POSITION_FAULT_FR[position] });
    const places = (await placesAround(position, AbortSignal.timeout(PATIENCE))) ?? [];
    setAround({ places, fault: places.length > 0 ? "" : NOTHING, busy: false });
  };
  return { ...around, look, forget: () => setAround(NOWHERE) };
}

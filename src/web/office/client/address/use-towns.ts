import { useEffect, useState } from "react";
import { searchedText } from "../../../../domain/client/address.ts";
import { placesLike } from "./geocode.ts";

export type Town = { zip: string; city: string };
const PAUSE = 400;

/** The towns like a postal code or a name that is being typed; none while the service is down. */
export function useTowns(text: string): readonly Town[] {
  const [towns, setTowns] = useState<readonly Town[]>([]);
  const asked = searchedText(text);
  useEffect(() => {
    setTowns([]);
    if (!asked) return undefined;
    const aborter = new AbortController();
    const timer = setTimeout(async () => {
      const places = (await placesLike(asked, aborter.signal)) ?? [];
      if (!aborter.signal.aborted) setTowns(townsOf(places));
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [asked]);
  return towns;
}

/** Each postal code with each of its towns, once. */
export const townsOf = (places: readonly Town[]): Town[] => [
  ...new Map(
    places
      .filter(({ zip, city }) => zip !== "" && city !== "")
      .map(({ zip, city }) => [`${zip} ${city}`, { zip, city }]),
  ).values(),
];

import { useEffect, useEffectEvent, useState } from "react";
import { searchedText } from "../../../../domain/client/address.ts";
import { placesLike, type Place, type Position } from "./geocode.ts";

/** Specification §5. */
const PAUSE = 400;

/** What there is to show; `down` when the service could not be reached. */
export type AddressSearch = {
  state: "idle" | "searching" | "found" | "down";
  places: readonly Place[];
};

const IDLE: AddressSearch = { state: "idle", places: [] };

/** Addresses like the text: asked after a pause, and an answer that comes after more typing is dropped. */
export function useAddressSearch(text: string, near?: Position): AddressSearch {
  const [found, setFound] = useState<AddressSearch>(IDLE);
  const asked = searchedText(text);
  const look = useEffectEvent(async (query: string, signal: AbortSignal) => {
    setFound(({ places }) => ({ state: "searching", places }));
    const places = await placesLike(query, signal, near);
    // Aborted means that something else was typed since: this answer is stale.
    if (!signal.aborted)
      setFound(places ? { state: "found", places } : { state: "down", places: [] });
  });
  useEffect(() => {
    if (!asked) {
      setFound(IDLE);
      return undefined;
    }
    const aborter = new AbortController();
    const timer = setTimeout(() => void look(asked, aborter.signal), PAUSE);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [asked]);
  return found;
}

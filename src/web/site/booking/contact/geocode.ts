import { useEffect, useState } from "react";
import { isObject, readObject } from "../../json.ts";

export type Suggestion = {
  label: string;
  street: string;
  zip: string;
  city: string;
  lat: number;
  lon: number;
};

/** Specification §5: nothing is asked under five characters, nor before a pause of 400 ms. */
const LEAST = 5;
const PAUSE_MS = 400;

/** Addresses like the text typed; none when the service is down: typing always works. */
export function useSuggestions(text: string): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([]);
  const asked = text.trim();
  useEffect(() => {
    setFound([]);
    if (asked.length < LEAST) return;
    const aborter = new AbortController();
    const timer = setTimeout(() => {
      void suggest(asked, aborter.signal).then((list) => !aborter.signal.aborted && setFound(list));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborter.abort();
    };
  }, [asked]);
  return found;
}

async function suggest(text: string, signal: AbortSignal): Promise<Suggestion[]> {
  const url = `/api/v1/geocode?q=${encodeURIComponent(text)}`;
  const response = await fetch(url, { signal }).catch(() => undefined);
  return response?.ok ? suggestionsOf((await readObject(response)).addresses) : [];
}

/** The whole ones of what came over the wire, five at most. */
export const suggestionsOf = (value: unknown): Suggestion[] =>
  Array.isArray(value) ? value.filter(isSuggestion).slice(0, 5) : [];

const isSuggestion = (value: unknown): value is Suggestion =>
  isObject(value) &&
  [value.label, value.street, value.zip, value.city].every((text) => typeof text === "string") &&
  typeof value.lat === "number" &&
  typeof value.lon === "number";

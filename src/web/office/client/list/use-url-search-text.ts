import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { lookedAt, openedOn, sending, typedIn } from "./url-search-text.ts";

const PAUSE = 200;

/** A search field whose text is in the address; `write` puts it there. */
export function useAddressText(inAddress: string, write: (text: string) => void) {
  const [state, setState] = useState(() => openedOn(inAddress));
  const now = lookedAt(state, inAddress);
  if (now !== state) setState(now);
  const send = useDebouncedCallback((text: string) => {
    setState((known) => sending(known, text));
    write(text.trim());
  }, PAUSE);
  const setText = (text: string) => {
    setState((known) => typedIn(known, text));
    send(text);
  };
  return { text: now.text, setText };
}

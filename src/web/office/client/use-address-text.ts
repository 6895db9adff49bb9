import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";

const PAUSE = 200;

/**
 * A search field whose text is in the address: what is typed is written there after a pause, and an
 * address that changes otherwise (back, a link) changes the field.
 */
export function useAddressText(inAddress: string, write: (text: string) => void) {
  const [state, setState] = useState({ text: inAddress, known: inAddress, sent: inAddress });
  if (state.known !== inAddress) {
    const isOurs = inAddress === state.sent;
    setState({ ...state, known: inAddress, ...(!isOurs && { text: inAddress, sent: inAddress }) });
  }
  const send = useDebouncedCallback((text: string) => {
    const sent = text.trim();
    setState((known) => ({ ...known, sent }));
    write(sent);
  }, PAUSE);
  const setText = (text: string) => {
    setState((known) => ({ ...known, text }));
    send(text);
  };
  return { text: state.text, setText };
}

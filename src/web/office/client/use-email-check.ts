import { useDebouncedCallback } from "@mantine/hooks";
import { useReducer } from "react";
import {
  checked,
  toCheck,
  UNCHECKED,
  type EmailCheck,
} from "../../../domain/client/email-check.ts";
import { reachOf } from "./email-check.ts";

const PAUSE = 400;

type Checking = {
  check: EmailCheck;
  typed: (email: string) => void;
  /** Asks when the field is left, unless it was asked already. */
  left: (email: string) => void;
};

/** The check of the e-mail on screen; it advises, nothing waits for it. */
export function useEmailCheck(): Checking {
  const [check, step] = useReducer(checked, UNCHECKED);
  const ask = useDebouncedCallback(async (email: string) => {
    step({ type: "asked", email });
    step({ type: "answered", email, is_reachable: await reachOf(email) });
  }, PAUSE);
  return {
    check,
    typed: (email) => {
      ask.cancel();
      step({ type: "typed", email });
    },
    left: (email) => {
      const address = toCheck(check, email);
      if (address) ask(address);
    },
  };
}

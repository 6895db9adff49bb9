/** The agenda parameters of this browser (specification §3, §9). */
import { useLocalStorage } from "@mantine/hooks";
import {
  DEFAULT_PARAMETERS,
  parseParameters,
  type AgendaParameters,
} from "../../../domain/agenda/params.ts";
import { AGENDA_KEY } from "./parameters-key.ts";

type Parameters = {
  kept: AgendaParameters;
  keep: (change: Partial<AgendaParameters>) => void;
  /** False while this browser has no stored choice: the screen then uses its default. */
  isChosen: boolean;
};

export function useParameters(): Parameters {
  // Without `defaultValue`: the hook would store it at once, and a telephone would open on it the next time.
  const [stored, store] = useLocalStorage<AgendaParameters | undefined>({
    key: AGENDA_KEY,
    getInitialValueInEffect: false,
    deserialize: (text) => (text ? parseParameters(text) : undefined),
  });
  return {
    kept: stored ?? DEFAULT_PARAMETERS,
    keep: (change) => store((before = DEFAULT_PARAMETERS) => ({ ...before, ...change })),
    isChosen: stored !== undefined,
  };
}

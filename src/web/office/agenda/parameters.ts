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
  const [kept, keep] = useLocalStorage<AgendaParameters>({
    key: AGENDA_KEY,
    defaultValue: DEFAULT_PARAMETERS,
    getInitialValueInEffect: false,
    deserialize: (text) => parseParameters(text ?? null),
  });
  return {
    kept,
    keep: (change) => keep((before) => ({ ...before, ...change })),
    isChosen: kept !== DEFAULT_PARAMETERS,
  };
}

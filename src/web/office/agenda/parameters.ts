/** The agenda parameters of this browser (specification §3, §9). */
import { useLocalStorage } from "@mantine/hooks";
import {
  DEFAULT_PARAMETERS,
  parseParameters,
  type AgendaParameters,
} from "../../../domain/agenda/params.ts";

const AGENDA_KEY = "etabli.agenda";

export function useParameters(): [AgendaParameters, (change: Partial<AgendaParameters>) => void] {
  const [parameters, keep] = useLocalStorage<AgendaParameters>({
    key: AGENDA_KEY,
    defaultValue: DEFAULT_PARAMETERS,
    getInitialValueInEffect: false,
    deserialize: (text) => parseParameters(text ?? null),
  });
  return [parameters, (change) => keep((before) => ({ ...before, ...change }))];
}

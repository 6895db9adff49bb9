import { useLocalStorage } from "@mantine/hooks";
import type { NameSwitches } from "../../../domain/client/names.ts";

/** How this device files names: both on by default (specification §5), each switchable off. */
export function useNameSwitches() {
  const [upper_lastname, setUpper] = useLocalStorage({
    key: "etabli.upper-lastname",
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const [title_firstname, setTitle] = useLocalStorage({
    key: "etabli.title-firstname",
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const switches: NameSwitches = { upper_lastname, title_firstname };
  return { switches, setUpper, setTitle };
}

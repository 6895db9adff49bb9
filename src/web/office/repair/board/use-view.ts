/** The board or the list: as the address says, otherwise as this browser showed it last. */
import { useLocalStorage } from "@mantine/hooks";
import type { RepairsSearch } from "./search-params.ts";

export type RepairsView = NonNullable<RepairsSearch["view"]>;
const KEY = "etabli.repairs-view";

const viewIn = (text: string | undefined): RepairsView => (text === "liste" ? "liste" : "tableau");

export function useView(asked: RepairsView | undefined) {
  const [last, keepView] = useLocalStorage<RepairsView>({
    key: KEY,
    defaultValue: "tableau",
    getInitialValueInEffect: false,
    serialize: (view) => view,
    deserialize: viewIn,
  });
  return { view: asked ?? last, keepView };
}

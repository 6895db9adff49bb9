import { useLocalStorage } from "@mantine/hooks";
import { isRepairStatus, type RepairStatus } from "../../../../domain/repair/status.ts";
import type { RepairsSearch } from "./search-params.ts";

/** Where this browser keeps the task status filter (specification §9). */
const STATUS_KEY = "etabli.task-status";

const statusIn = (text: string | undefined): RepairStatus | undefined =>
  text !== undefined && isRepairStatus(text) ? text : undefined;

/** What the address asks; without a status in it, the one chosen last in this browser. */
export function useFilteredSearch(asked: RepairsSearch) {
  const [kept, keepStatus, forgetStatus] = useLocalStorage<RepairStatus | undefined>({
    key: STATUS_KEY,
    getInitialValueInEffect: false,
    serialize: (status) => status ?? "",
    deserialize: statusIn,
  });
  const search: RepairsSearch = { ...asked, status: asked.status ?? kept };
  return {
    search,
    keepStatus: (status: RepairStatus | undefined) =>
      status ? keepStatus(status) : forgetStatus(),
  };
}

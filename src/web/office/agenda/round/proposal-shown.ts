import type { LocalDate, Zone } from "../../../../domain/time.ts";
import type { AgendaEntry } from "../query.ts";

/** What the proposals of one person and of the team are shown with. */
export type ProposalShown = {
  date: LocalDate;
  zone: Zone;
  /** The appointments of the day by id. */
  entries: ReadonlyMap<string, AgendaEntry>;
  onClose: () => void;
};

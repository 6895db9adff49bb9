/** What the journals of a client's open repairs say of a correction of the client's record. */
import type { ClientContent } from "../client/client.ts";
import { changedParts } from "../client/former.ts";
import { isSame } from "../record.ts";
import type { JournalClient, JournalItem } from "./journal.ts";

type Recorded = ClientContent & Pick<JournalClient, "id">;

/** Undefined when the record says the same as before. `change_id` leads to the values of the parts. */
export function clientChange(
  from: Recorded,
  to: Recorded,
  change_id?: string,
): JournalItem | undefined {
  const parts = changedParts(from, to);
  const [before, after] = [named(from), named(to)];
  if (parts.length === 0 && isSame(before, after)) return undefined;
  return {
    type: "ClientChanged",
    payload: { from: before, to: after, parts, ...(change_id && { change_id }) },
  };
}

const named = ({ id, type, lastname, firstname }: Recorded): JournalClient => ({
  id,
  type,
  lastname,
  firstname,
});

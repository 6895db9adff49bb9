/** What the journals of a client's open repairs say of a correction of the client's record. */
import type { ClientContent } from "../client/client.ts";
import type { ClientPart } from "../client/former.ts";
import { isSame } from "../record.ts";
import type { JournalClient, JournalItem } from "./journal.ts";

type Recorded = ClientContent & Pick<JournalClient, "id">;

const PARTS: readonly (readonly [ClientPart, (client: Recorded) => unknown])[] = [
  ["siren", ({ siren }) => siren],
  ["email", ({ email }) => email],
  ["note", ({ note }) => note],
  ["phone", ({ phones }) => phones],
  ["address", ({ addresses }) => addresses],
];

/** Undefined when the record says the same as before. `change_id` leads to the values of the parts. */
export function clientChange(
  from: Recorded,
  to: Recorded,
  change_id?: string,
): JournalItem | undefined {
  const parts = PARTS.flatMap(([part, valueOf]) =>
    isSame(valueOf(from), valueOf(to)) ? [] : part,
  );
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

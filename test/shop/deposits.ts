/** Appliances left at Atelier Garonne, on the days that a test chooses. */
import { randomUUID } from "node:crypto";
import { openRepair } from "./affairs.ts";
import { marc, type Office } from "./colleagues.ts";
import { GARONNE } from "./garonne.ts";

const signed = { name: "Hélène Vidal", signature: { kind: "typed", text: "H. Vidal" } };

export type Deposit = Awaited<ReturnType<typeof openRepair>> & { intake_id: string };

/** Received through the office, by a client who signs. */
export async function receivedDevice({ doors, ask }: Office): Promise<Deposit> {
  const story = await openRepair(doors().database);
  const id = randomUUID();
  const seen = { condition: ["scratched"], condition_note: "", accessories: ["Housse"] };
  await ask(
    "mutation ($input: ReceptionInput!) { receiveDevice(input: $input) { __typename } }",
    { input: { id, repair_id: story.repair_id, ...seen, ...signed } },
    marc,
  );
  return { ...story, intake_id: id };
}

/** The same, weeks or years before: received on one day, and in this status since another. */
export async function deviceReadySince(
  office: Office,
  {
    received_at,
    ready_at,
    status = "Réparé",
  }: Record<"received_at" | "ready_at", string> & { status?: string },
): Promise<Deposit> {
  const deposit = await receivedDevice(office);
  const { database } = office.doors();
  await database.asOwner("update app.intake set received_at = $2 where id = $1", [
    deposit.intake_id,
    received_at,
  ]);
  await moveOn(office, deposit.repair_id, { from: "En essai", to: status, at: ready_at });
  return deposit;
}

/** A change of status on that day, with its item in the journal. */
export const moveOn = (
  { doors }: Office,
  repair_id: string,
  { from, to, at, since }: { from: string; to: string; at: string; since?: string },
) =>
  doors().database.asOwner(
    `with item as (insert into app.repair_item (shop_id, repair_id, type, payload, author, created_at)
      values ($1, $2, 'StatusChanged', $3::jsonb, 'system', $5))
     update app.repair set status = $4, "statusFrom" = coalesce($6::timestamptz, $5) where id = $2`,
    [GARONNE.id, repair_id, JSON.stringify({ from, to, since }), to, at, since ?? null],
  );

export const handOverDevice = ({ ask }: Office, intake_id: string) =>
  ask(
    "mutation ($input: HandOverInput!) { handOverDevice(input: $input) { __typename } }",
    { input: { intake_id, returned: [], note: "", ...signed } },
    marc,
  );

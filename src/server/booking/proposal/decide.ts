/** The shop, or the client behind their link, confirms what a visitor typed, and the record gains it; or dismisses it. */
import { isEmptyGain, type Gain } from "../../../domain/client/gain.ts";
import { pendingOf } from "../../../domain/client/proposal.ts";
import { refuse, type Decision } from "../../../domain/decision.ts";
import { giveGains } from "../../client/gain/store.ts";
import { lockClients } from "../../client/merge/store.ts";
import type { ChangeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { appendItems, loadRepairs, type RepairRow } from "../../repair/store.ts";
import { lockProposal, recordDecision } from "./store.ts";

export type ProposalRefusal = "proposal-decided";

type Deciding = { repair_id: string; decision: "confirmed" | "dismissed" };

/** Answers the id of the repair; undefined when the shop has no such repair. A dismissed proposal changes no record. */
export async function decideProposal(
  db: ShopDb,
  { repair_id, decision }: Deciding,
  { at, author }: Pick<ChangeContext, "at" | "author">,
): Promise<Decision<string, ProposalRefusal> | undefined> {
  const [repair] = await loadRepairs(db, [repair_id]);
  if (!repair) return undefined;
  const proposal = await lockProposal(db, repair_id);
  if (!proposal) return refuse("proposal-decided");
  const confirmed = decision === "confirmed";
  if (confirmed) await giveProposal(db, repair, proposal.gain);
  await recordDecision(db, { repair_id, confirmed, at, author });
  const type = confirmed ? "ContactConfirmed" : "ContactDismissed";
  await appendItems(db, { shop_id: repair.shop_id, repair_id, author, at }, [
    { type, payload: { parts: partsOf(proposal.gain) } },
  ]);
  return repair_id;
}

async function giveProposal(db: ShopDb, { client_id }: RepairRow, gain: Gain): Promise<void> {
  const client = (await lockClients(db, [client_id])).get(client_id);
  const pending = client && pendingOf(client, gain);
  if (pending && !isEmptyGain(pending)) await giveGains(db, [{ client_id, gain: pending }]);
}

const partsOf = ({ fields, phones, addresses }: Gain) => [
  ...(fields.firstname ? (["firstname"] as const) : []),
  ...(fields.email ? (["email"] as const) : []),
  ...(phones.length > 0 ? (["phone"] as const) : []),
  ...(addresses.length > 0 ? (["address"] as const) : []),
];

/** What a visitor typed about a known client, on the sheet of their booking; the shop confirms or dismisses it. */
import type { Address } from "../../../domain/client/address.ts";
import { isEmptyGain, type Gain } from "../../../domain/client/gain.ts";
import type { Phone } from "../../../domain/client/phone/phone.ts";
import { pendingOf } from "../../../domain/client/proposal.ts";
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { AddressRef } from "../../client/address/graphql.ts";
import { clientById, PhoneRef } from "../../client/graphql.ts";
import { batched, keyed } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import {
  builder,
  demandId,
  notFound,
  read,
  RefusalRef,
  type Context,
} from "../../platform/graphql.ts";
import { RepairRef, repairById } from "../../repair/graphql.ts";
import type { RepairRow } from "../../repair/store.ts";
import { decideProposal } from "./decide.ts";
import { undecidedProposals } from "./store.ts";

type Proposal = {
  firstname: string;
  email: string;
  phones: readonly Phone[];
  addresses: readonly Address[];
};

const ProposalRef = builder.objectRef<Proposal>("ClientProposal").implement({
  fields: (t) => ({
    // Empty when the visitor typed what is on file.
    firstname: t.exposeString("firstname"),
    email: t.exposeString("email"),
    phones: t.field({ type: [PhoneRef], resolve: ({ phones }) => [...phones] }),
    addresses: t.field({ type: [AddressRef], resolve: ({ addresses }) => [...addresses] }),
  }),
});

const proposalByRepair = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => undecidedProposals(db, ids)), ({ repair_id }) => repair_id),
);

const proposalText = ({ fields, phones, addresses }: Gain): Proposal => ({
  firstname: fields.firstname?.to ?? "",
  email: fields.email?.to ?? "",
  phones,
  addresses,
});

builder.objectField(RepairRef, "proposal", (t) =>
  t.field({
    type: ProposalRef,
    nullable: true,
    resolve: async ({ id, client_id }, _args, context) => {
      const proposal = await proposalByRepair(context, id);
      const client = proposal && (await clientById(context, client_id));
      const pending = client && pendingOf(client, proposal.gain);
      return pending && !isEmptyGain(pending) ? proposalText(pending) : null;
    },
  }),
);

const ProposalResult = builder.unionType("ProposalResult", {
  types: [RepairRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Repair"),
});

const id = { required: true } as const;

builder.mutationFields((t) => ({
  confirmProposal: t.field({
    type: ProposalResult,
    args: { repair_id: t.arg.id(id) },
    resolve: (_root, { repair_id }, context) => decide(context, repair_id, "confirmed"),
  }),
  dismissProposal: t.field({
    type: ProposalResult,
    args: { repair_id: t.arg.id(id) },
    resolve: (_root, { repair_id }, context) => decide(context, repair_id, "dismissed"),
  }),
}));

async function decide(
  context: Context,
  given: string | number,
  decision: "confirmed" | "dismissed",
): Promise<RepairRow | Refusal> {
  const repair_id = demandId(given);
  const decided = await change(context, "edit-client", (db, changing) =>
    decideProposal(db, { repair_id, decision }, changing),
  );
  if (isRefusal(decided)) return decided;
  const repair = await repairById(context, repair_id);
  if (!repair) throw notFound();
  return repair;
}

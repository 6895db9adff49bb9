/** Files of suppliers that nothing could read: entered by hand, or set aside. */
import { isRefusal } from "../../../../domain/decision.ts";
import { UNREAD_REASON_FR, unreadState } from "../../../../domain/invoice/received/unread.ts";
import { change } from "../../../platform/change.ts";
import { builder, demand, demandId, read, RefusalRef } from "../../../platform/graphql.ts";
import { answerReceived, SupplierInvoiceResult } from "../graphql.ts";
import { enterUnread, setUnreadAside } from "./settle.ts";
import { loadUnread, type UnreadFile } from "./store.ts";

export const UnreadFileRef = builder.objectRef<UnreadFile>("UnreadFile").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    source: t.exposeString("source"),
    reason: t.string({ resolve: ({ reason }) => UNREAD_REASON_FR[reason] }),
    size: t.exposeInt("size"),
    received_at: t.expose("received_at", { type: "Instant" }),
    file_url: t.string({ resolve: ({ id }) => `/app/document/unread-file/${id}` }),
    // « waiting », « entered » or « aside ».
    state: t.string({ resolve: ({ outcome }) => unreadState(outcome ?? undefined) }),
    aside_reason: t.string({ resolve: ({ outcome }) => outcome?.reason ?? "" }),
  }),
});

const UnreadFileResult = builder.unionType("UnreadFileResult", {
  types: [UnreadFileRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "UnreadFile"),
});

const EnteredInput = builder.inputType("EnteredInvoiceInput", {
  fields: (t) => ({
    supplier_name: t.string({ required: true }),
    reference: t.string({ required: true }),
    issued_on: t.string({ required: true }),
    due_on: t.string(),
    total_incl: t.string({ required: true }),
    total_vat: t.string(),
  }),
});

builder.mutationFields((t) => ({
  enterUnreadFile: t.field({
    type: SupplierInvoiceResult,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: EnteredInput, required: true }),
    },
    resolve: async (_root, { id, input }, context) =>
      answerReceived(
        context,
        await change(context, "record-payment", (db, settled) =>
          enterUnread(db, { ...input }, { id: demandId(id), settled }),
        ),
      ),
  }),
  setUnreadFileAside: t.field({
    type: UnreadFileResult,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_root, { id, reason }, context) => {
      const settled = await change(context, "record-payment", (db, changing) =>
        setUnreadAside(db, reason, { id: demandId(id), settled: changing }),
      );
      if (isRefusal(settled)) return settled;
      return demand(await read(context, (db) => loadUnread(db, settled)));
    },
  }),
}));

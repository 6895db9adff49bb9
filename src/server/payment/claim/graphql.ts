/** The claims of the bonus: the list with its totals, and each one under its invoice. */
import { isRefusal, type Refusal } from "../../../domain/decision.ts";
import { claimDeadline, isClaimState, missingIn } from "../../../domain/payment/claim/claim.ts";
import { parseClaimWhy } from "../../../domain/payment/claim/input.ts";
import { batched, grouped, keyed } from "../../platform/batch.ts";
import { change } from "../../platform/change.ts";
import { builder, demandId, read, RefusalRef, type Context } from "../../platform/graphql.ts";
import { InvoiceRef } from "../../invoice/graphql.ts";
import { bonusConsentText } from "../../../domain/repair/bonus-consent/bonus-consent.ts";
import { loadShop } from "../../shop/store.ts";
import { askConsent } from "./ask.ts";
import { gatherClaim } from "./gather.ts";
import { noteConsent, noteOutcome, type ClaimOutcome } from "./note.ts";
import { sendClaimOf } from "./send.ts";
import {
  countClaims,
  eventsOf,
  listClaims,
  loadClaims,
  type ClaimCount,
  type ClaimEvent,
  type ClaimRow,
} from "./store.ts";

const ClaimEventRef = builder.objectRef<ClaimEvent>("ClaimEvent").implement({
  fields: (t) => ({
    state: t.exposeString("state"),
    detail: t.exposeString("detail"),
    at: t.expose("at", { type: "Instant" }),
  }),
});

const eventsByInvoice = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => eventsOf(db, ids)), ({ invoice_id }) => invoice_id),
);

/** Cents. */
const ClaimRef = builder.objectRef<ClaimRow>("Claim").implement({
  fields: (t) => ({
    invoice_id: t.exposeID("invoice_id"),
    repair_id: t.exposeID("repair_id"),
    reference: t.exposeString("reference"),
    client_name: t.exposeString("client_name"),
    amount: t.exposeInt("bonus"),
    owed: t.exposeInt("owed"),
    state: t.exposeString("state"),
    issued_on: t.expose("issued_on", { type: "LocalDate" }),
    deadline: t.field({
      type: "LocalDate",
      resolve: ({ issued_on }) => claimDeadline(issued_on),
    }),
    consent_at: t.expose("consent_at", { type: "Instant", nullable: true }),
    consent_text: t.string({
      resolve: async ({ consent_text }, _args, context) =>
        consent_text ?? bonusConsentText(await shopName(context)),
    }),
    // "client" on the tracking page, "shop" at the counter; null without one.
    consent_from: t.exposeString("consent_from", { nullable: true }),
    // Who noted it at the counter.
    consent_by: t.exposeString("consent_by", { nullable: true }),
    sent_at: t.expose("sent_at", { type: "Instant", nullable: true }),
    external_id: t.exposeString("external_id", { nullable: true }),
    reason: t.exposeString("reason"),
    /** What is still to be asked; empty once it was sent. */
    missing: t.stringList({
      resolve: async (claim, _args, context) => {
        if (claim.state !== "open" && claim.state !== "rejected") return [];
        const at = context.services.clock();
        const file = await read(context, (db) => gatherClaim(db, claim, at));
        return file ? missingIn(file) : [];
      },
    }),
    events: t.field({
      type: [ClaimEventRef],
      resolve: ({ invoice_id }, _args, context) => eventsByInvoice(context, invoice_id),
    }),
  }),
});

const shopName = async (context: Context): Promise<string> =>
  (await read(context, (db) => loadShop(db, context.scope.shop_id)))?.name ?? "";

const claimByInvoice = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => loadClaims(db, ids)), ({ invoice_id }) => invoice_id),
);

/** Null on an invoice that deducted no bonus. */
builder.objectField(InvoiceRef, "claim", (t) =>
  t.field({
    type: ClaimRef,
    nullable: true,
    resolve: async ({ id }, _args, context) => (await claimByInvoice(context, id)) ?? null,
  }),
);

const ClaimCountRef = builder.objectRef<ClaimCount>("ClaimCount").implement({
  fields: (t) => ({
    state: t.exposeString("state"),
    count: t.exposeInt("count"),
    amount: t.exposeInt("amount"),
  }),
});
type ClaimBoard = { counts: ClaimCount[]; claims: ClaimRow[] };
const ClaimBoardRef = builder.objectRef<ClaimBoard>("ClaimBoard").implement({
  fields: (t) => ({
    counts: t.expose("counts", { type: [ClaimCountRef] }),
    claims: t.expose("claims", { type: [ClaimRef] }),
  }),
});

const MOST = 200;

builder.queryField("claim_board", (t) =>
  t.field({
    type: ClaimBoardRef,
    args: { state: t.arg.string() },
    resolve: (_root, { state }, context) =>
      read(context, async (db) => ({
        counts: await countClaims(db),
        claims: await listClaims(db, {
          state: state && isClaimState(state) ? state : null,
          first: MOST,
        }),
      })),
  }),
);

const ClaimResult = builder.unionType("ClaimResult", {
  types: [ClaimRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Claim"),
});
const id = { required: true } as const;

builder.mutationFields((t) => ({
  sendClaim: t.field({
    type: ClaimResult,
    args: { invoice_id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const claim = { shop_id: context.scope.shop_id, invoice_id: demandId(args.invoice_id) };
      return change<ClaimRow | Refusal>(context, "record-payment", (db, changing) =>
        sendClaimOf(db, claim, changing),
      );
    },
  }),
  noteClaimConsent: t.field({
    type: ClaimResult,
    args: { invoice_id: t.arg.id(id), allowed: t.arg.boolean({ required: true }) },
    resolve: (_root, { allowed, ...args }, context) => {
      const invoice_id = demandId(args.invoice_id);
      const consent = { shop_id: context.scope.shop_id, invoice_id, allowed };
      return change<ClaimRow | Refusal>(context, "record-payment", (db, changing) =>
        noteConsent(db, consent, changing),
      );
    },
  }),
  askClaimConsent: t.field({
    type: ClaimResult,
    args: { invoice_id: t.arg.id(id) },
    resolve: (_root, args, context) => {
      const invoice_id = demandId(args.invoice_id);
      return change<ClaimRow | Refusal>(context, "record-payment", (db, changing) =>
        askConsent(db, invoice_id, changing),
      );
    },
  }),
  noteClaimOutcome: t.field({
    type: ClaimResult,
    args: {
      invoice_id: t.arg.id(id),
      state: t.arg.string({ required: true }),
      why: t.arg.string({ required: true }),
    },
    resolve: (_root, { state: word, ...args }, context) => {
      const state: ClaimOutcome = word === "rejected" ? "rejected" : "abandoned";
      const given = parseClaimWhy(args);
      if (isRefusal(given)) return given;
      const outcome = { invoice_id: given.invoice_id, state, detail: given.why };
      return change<ClaimRow | Refusal>(context, "record-payment", (db, changing) =>
        noteOutcome(db, outcome, changing),
      );
    },
  }),
}));

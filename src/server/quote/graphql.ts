import { clean } from "../../domain/validation.ts";
import { isRefusal, type Decision, type Refusal } from "../../domain/decision.ts";
import { parseDraft } from "../../domain/quote/input.ts";
import { shownDocument } from "../../domain/quote/option/agreed.ts";
import { totalRange } from "../../domain/quote/option/printed.ts";
import type { CodeProof } from "../../domain/quote/signing-code/code.ts";
import { batched, grouped, keyed } from "../platform/batch.ts";
import { ClientRef, clientById } from "../client/graphql.ts";
import { change } from "../platform/change.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import {
  builder,
  demand,
  demandId,
  read,
  readId,
  RefusalRef,
  type Context,
} from "../platform/graphql.ts";
import { boundsOf, demandPage } from "../platform/graphql/page.ts";
import { StatusCountRef } from "../repair/board/graphql.ts";
import { RepairRef, repairById } from "../repair/graphql.ts";
import type { AnswerRow } from "./answer/store.ts";
import { circumstancesIn, loadRepairFile } from "./document/parties.ts";
import { amendQuoteById } from "./amend.ts";
import { billingStates } from "./billed/store.ts";
import { duplicateQuoteById } from "./duplicate.ts";
import { readyQuoteById } from "./ready.ts";
import { noteRefusalById } from "./refuse.ts";
import { reviseQuoteById } from "./revise.ts";
import { saveQuote } from "./save.ts";
import { sendQuoteById } from "./send.ts";
import {
  countQuotes,
  countQuotesByStatus,
  listQuotes,
  loadQuotes,
  quotesOfReference,
  quotesOfRepairs,
  type QuoteCount,
  type QuoteRow,
} from "./store.ts";

const CodeProofRef = builder.objectRef<CodeProof>("SigningCode").implement({
  fields: (t) => ({
    channel: t.exposeString("channel"),
    contact: t.exposeString("contact"),
    sent_at: t.expose("sent_at", { type: "Instant" }),
    confirmed_at: t.expose("confirmed_at", { type: "Instant" }),
  }),
});

const QuoteAnswerRef = builder.objectRef<AnswerRow>("QuoteAnswer").implement({
  fields: (t) => ({
    answer: t.exposeString("answer"),
    name: t.exposeString("name"),
    signature: t.expose("signature", { type: "JSON", nullable: true }),
    reason: t.exposeString("reason"),
    at: t.expose("at", { type: "Instant" }),
    ip: t.exposeString("ip"),
    user_agent: t.exposeString("user_agent"),
    device: t.exposeString("device"),
    conclusion_place: t.exposeString("conclusion_place"),
    agreed_on: t.expose("agreed_on", { type: "LocalDate", nullable: true }),
    early_start: t.exposeBoolean("early_start"),
    recorded_by: t.exposeID("recorded_by", { nullable: true }),
    withdrawal_deadline: t.expose("withdrawal_deadline", { type: "LocalDate", nullable: true }),
    consents: t.exposeStringList("consents"),
    document_sha256: t.exposeString("document_sha256"),
    code: t.expose("code", { type: CodeProofRef, nullable: true }),
    choice: t.expose("choice", { type: "JSON", nullable: true }),
  }),
});

/** Quotes by id, those of a list in one question. */
export const quoteById = batched(async (context: Context, ids: string[]) =>
  keyed(await read(context, (db) => loadQuotes(db, ids, context.services.clock())), ({ id }) => id),
);
const quotesByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(
    await read(context, (db) => quotesOfRepairs(db, ids, context.services.clock())),
    ({ repair_id }) => repair_id,
  ),
);

const stateByQuote = batched(async (context: Context, ids: string[]) =>
  keyed(
    await read(context, (db) => billingStates(db, ids, context.services.clock())),
    ({ quote_id }) => quote_id,
  ),
);

/** `invoice` is added by the noun that has it. Amounts in cents, rates in basis points. */
export const QuoteRef = builder.objectRef<QuoteRow>("Quote");
QuoteRef.implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    quoteid: t.exposeString("quoteid"),
    reference: t.exposeString("reference", { nullable: true }),
    version: t.exposeInt("version"),
    status: t.exposeString("status"),
    subject: t.exposeString("subject"),
    lines: t.expose("lines", { type: "JSON" }),
    /** Those that were sent, once it was; only those chosen, once it is accepted. */
    shown_lines: t.field({
      type: "JSON",
      resolve: ({ lines, document, answer }) =>
        document ? shownDocument(document, answer?.choice).lines : lines,
    }),
    discount: t.exposeInt("discount"),
    deposit: t.exposeInt("deposit"),
    validity_days: t.exposeInt("validity_days"),
    keeps_parts: t.exposeBoolean("keeps_parts"),
    urgent_on_request: t.exposeBoolean("urgent_on_request"),
    notes: t.exposeString("notes"),
    total_excl: t.exposeInt("total_excl"),
    total_vat: t.exposeInt("total_vat"),
    total_incl: t.exposeInt("total_incl"),
    bonus: t.exposeInt("bonus"),
    due: t.exposeInt("due"),
    total_least: t.int({ resolve: (quote) => totalRange(quote).least }),
    total_most: t.int({ resolve: (quote) => totalRange(quote).most }),
    sent_at: t.expose("sent_at", { type: "Instant", nullable: true }),
    valid_until: t.expose("valid_until", { type: "LocalDate", nullable: true }),
    answered_at: t.expose("answered_at", { type: "Instant", nullable: true }),
    document_sha256: t.exposeString("document_sha256", { nullable: true }),
    payable_from: t.expose("payable_from", { type: "LocalDate", nullable: true }),
    performed: t.exposeBoolean("performed"),
    withdrawn_at: t.expose("withdrawn_at", { type: "Instant", nullable: true }),
    answer: t.expose("answer", { type: QuoteAnswerRef, nullable: true }),
    created_at: t.expose("created_at", { type: "Instant" }),
    amends_id: t.exposeID("amends_id", { nullable: true }),
    amends: t.field({
      type: QuoteRef,
      nullable: true,
      resolve: async ({ amends_id }, _args, context): Promise<QuoteRow | null> =>
        amends_id === null ? null : ((await quoteById(context, amends_id)) ?? null),
    }),
    /** The latest amendment to it. */
    amendment: t.field({
      type: QuoteRef,
      nullable: true,
      resolve: async ({ id: quote_id }, _args, context): Promise<QuoteRow | null> => {
        const found = (await stateByQuote(context, quote_id))?.amendment_id;
        return found ? ((await quoteById(context, found)) ?? null) : null;
      },
    }),
    /** Something of what was signed is still to be billed, and no amendment took its place. */
    billable: t.boolean({
      resolve: async ({ id: quote_id }, _args, context) =>
        (await stateByQuote(context, quote_id))?.billable ?? false,
    }),
    repair_id: t.exposeID("repair_id"),
    repair: t.field({
      type: RepairRef,
      resolve: async ({ repair_id }, _args, context) =>
        demand(await repairById(context, repair_id)),
    }),
    client: t.field({
      type: ClientRef,
      resolve: async ({ client_id }, _args, context) =>
        demand(await clientById(context, client_id)),
    }),
  }),
});

builder.objectField(RepairRef, "quotes", (t) =>
  t.field({ type: [QuoteRef], resolve: ({ id }, _args, context) => quotesByRepair(context, id) }),
);

/** A page of one status or of all, and how many quotes each status has, whichever is shown. */
const QuoteBoardRef = builder
  .objectRef<{ counts: QuoteCount[]; quotes: QuoteRow[] }>("QuoteBoard")
  .implement({
    fields: (t) => ({
      counts: t.expose("counts", { type: [StatusCountRef] }),
      quotes: t.expose("quotes", { type: [QuoteRef] }),
    }),
  });

builder.queryFields((t) => ({
  quote: t.field({
    type: QuoteRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => (await quoteById(context, readId(id))) ?? null,
  }),
  /** For the quote that is being written: with the draft, all that its client will read. */
  quote_circumstances: t.field({
    type: "JSON",
    nullable: true,
    args: { repair_id: t.arg.id({ required: true }) },
    resolve: async (_root, { repair_id }, context) => {
      const id = readId(repair_id);
      const file = await read(context, (db) => loadRepairFile(db, id, context.services.clock()));
      return file ? circumstancesIn(file) : null;
    },
  }),
  quotesByReference: t.field({
    type: [QuoteRef],
    args: { reference: t.arg.string({ required: true }) },
    resolve: (_root, { reference }, context) =>
      read(context, (db) => quotesOfReference(db, reference, context.services.clock())),
  }),
  quotes: t.field({
    type: [QuoteRef],
    args: { status: t.arg.stringList(), first: t.arg.int(), skip: t.arg.int() },
    resolve: (_root, { status, ...page }, context) =>
      read(context, async (db) =>
        demandPage(
          await listQuotes(db, {
            status: status ?? null,
            ...boundsOf(page),
            at: context.services.clock(),
          }),
        ),
      ),
  }),
  quote_board: t.field({
    type: QuoteBoardRef,
    args: { status: t.arg.string(), first: t.arg.int(), skip: t.arg.int() },
    resolve: (_root, { status, ...page }, context) => {
      const at = context.services.clock();
      return read(context, async (db) => ({
        counts: await countQuotesByStatus(db, at),
        quotes: demandPage(
          await listQuotes(db, {
            status: typeof status === "string" ? [status] : null,
            ...boundsOf(page),
            at,
          }),
        ),
      }));
    },
  }),
  quotes_count: t.int({
    args: { status: t.arg.stringList() },
    resolve: (_root, { status }, context) =>
      read(context, (db) =>
        countQuotes(db, { status: status ?? null, at: context.services.clock() }),
      ),
  }),
}));

const QuoteInput = builder.inputType("QuoteInput", {
  fields: (t) => ({
    id: t.id(),
    // Of a quote that has no id yet: chosen by the device, so that it is one quote however often it is sent.
    new_id: t.id(),
    // What the form was opened with: what another person changed since is not replaced unseen.
    base: t.field({ type: "JSON" }),
    repair_id: t.id({ required: true }),
    subject: t.string({ required: true }),
    lines: t.field({ type: "JSON", required: true }),
    discount: t.int({ required: true }),
    deposit: t.int({ required: true }),
    validity_days: t.int({ required: true }),
    keeps_parts: t.boolean({ required: true }),
    urgent_on_request: t.boolean({ required: true }),
    notes: t.string({ required: true }),
  }),
});

export const QuoteResult = builder.unionType("QuoteResult", {
  types: [QuoteRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Quote"),
});

export const answerQuote = async (
  context: Context,
  changed: string | Refusal,
): Promise<QuoteRow | Refusal> =>
  isRefusal(changed) ? changed : demand(await quoteById(context, changed));

const id = { required: true } as const;

builder.mutationFields((t) => ({
  saveQuote: t.field({
    type: QuoteResult,
    args: { input: t.arg({ type: QuoteInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      const draft = parseDraft(input);
      if (isRefusal(draft)) return draft;
      const quote = {
        id: input.id == null ? null : demandId(input.id),
        new_id: input.new_id == null ? null : demandId(input.new_id),
        repair_id: demandId(input.repair_id),
        draft,
      };
      const base = input.base == null ? null : parseDraft(input.base);
      // Retried once: of two requests with the same new id, the second one finds the quote of the first.
      const saved = await againIfTaken(["quote_pkey"], () =>
        change<Decision<string>>(context, "edit-quote", async (db, changing) =>
          isRefusal(base) ? base : saveQuote(db, { ...quote, base }, changing),
        ),
      );
      return answerQuote(context, saved);
    },
  }),
  sendQuote: t.field({
    type: QuoteResult,
    args: { id: t.arg.id(id) },
    resolve: async (_root, args, context) => {
      const quote_id = demandId(args.id);
      const sent = await change(context, "send-quote", (db, changing) =>
        sendQuoteById(db, quote_id, changing),
      );
      return answerQuote(context, sent);
    },
  }),
  readyQuote: t.field({
    type: QuoteResult,
    args: { id: t.arg.id(id) },
    resolve: async (_root, args, context) => {
      const quote_id = demandId(args.id);
      const ready = await change(context, "edit-quote", (db, changing) =>
        readyQuoteById(db, quote_id, changing),
      );
      return answerQuote(context, ready);
    },
  }),
  reviseQuote: t.field({
    type: QuoteResult,
    args: { id: t.arg.id(id) },
    resolve: async (_root, args, context) => {
      const quote_id = demandId(args.id);
      const revised = await change(context, "edit-quote", (db, changing) =>
        reviseQuoteById(db, quote_id, changing),
      );
      return answerQuote(context, revised);
    },
  }),
  refuseQuote: t.field({
    type: QuoteResult,
    args: { id: t.arg.id(id), reason: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const refused = { id: demandId(args.id), reason: clean(args.reason) };
      const noted = await change(context, "edit-quote", (db, changing) =>
        noteRefusalById(db, refused, changing),
      );
      return answerQuote(context, noted);
    },
  }),
  amendQuote: t.field({
    type: QuoteResult,
    args: { id: t.arg.id(id) },
    resolve: async (_root, args, context) => {
      const quote_id = demandId(args.id);
      const draft = await change(context, "edit-quote", (db, changing) =>
        amendQuoteById(db, quote_id, changing),
      );
      return answerQuote(context, draft);
    },
  }),
  duplicateQuote: t.field({
    type: QuoteResult,
    args: { id: t.arg.id(id) },
    resolve: async (_root, args, context) => {
      const quote_id = demandId(args.id);
      const copy = await change(context, "edit-quote", (db, changing) =>
        duplicateQuoteById(db, quote_id, changing),
      );
      return answerQuote(context, copy);
    },
  }),
}));

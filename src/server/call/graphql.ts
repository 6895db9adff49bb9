/** Tele-assistance, as the office opens, sends, annotates and ends it. */
import { parseEnding, parseNotes } from "../../domain/call/chat.ts";
import { lengthOf } from "../../domain/call/end.ts";
import { DELAYS, isDelay } from "../../domain/call/delay.ts";
import { INVITE_CHANNELS, isInviteChannel } from "../../domain/call/link.ts";
import { deletedAt } from "../../domain/call/recording.ts";
import { isShot, SHOTS } from "../../domain/call/shots.ts";
import { whyClosed } from "../../domain/call/status.ts";
import { badInput } from "../../domain/validation.ts";
import { isRefusal, type Refusal } from "../../domain/decision.ts";
import type { Instant } from "../../domain/time.ts";
import { batched, grouped, keyed } from "../platform/batch.ts";
import { change } from "../platform/change.ts";
import { againIfTaken } from "../platform/database/violation.ts";
import {
  builder,
  demandId,
  read,
  readAtOnce,
  readId,
  RefusalRef,
  type Context,
} from "../platform/graphql.ts";
import { publicOrigin } from "../platform/origin.ts";
import { RepairRef } from "../repair/graphql.ts";
import { loadRepairs } from "../repair/store.ts";
import { askShot } from "./ask-shot.ts";
import { attachCall } from "./attach.ts";
import { endCallById } from "./end.ts";
import { openCall } from "./open.ts";
import { removeRecording } from "./recording/remove.ts";
import { recordingsOfCalls, type RecordingRow } from "./recording/store.ts";
import { callUrl, sendLink } from "./send.ts";
import { clientsWaiting } from "./room/store.ts";
import {
  callsOfRepairs,
  listCalls,
  loadCall,
  loadCalls,
  lockCall,
  updateCall,
  type CallRow,
} from "./store.ts";
import { tellDelay } from "./tell-delay.ts";

const repairsById = batched(async (context: Context, ids: string[]) =>
  grouped(await readAtOnce(context, (db) => loadRepairs(db, ids)), ({ id }) => id),
);

/** Asked for any number of calls, it is one reading: few clients wait at a time. */
const waitingByCall = batched(async (context: Context) =>
  keyed(
    await readAtOnce(context, (db) => clientsWaiting(db, context.services.clock())),
    ({ call_id }) => call_id,
  ),
);

const recordingsByCall = batched(async (context: Context, ids: string[]) =>
  grouped(await readAtOnce(context, (db) => recordingsOfCalls(db, ids)), ({ call_id }) => call_id),
);

/** One that the client agreed to: its film is the file of the same id. */
const RecordingRef = builder
  .objectRef<RecordingRow & { agreed_at: Instant }>("CallRecording")
  .implement({
    fields: (t) => ({
      id: t.exposeID("id"),
      agreed_at: t.expose("agreed_at", { type: "Instant" }),
      ended_at: t.expose("ended_at", { type: "Instant", nullable: true }),
      /** Whether the film is here: it may still be on its way. */
      kept: t.exposeBoolean("kept"),
      /** When the film is deleted, or was. */
      deleted_at: t.field({
        type: "Instant",
        resolve: ({ agreed_at, deleted_at }) => deleted_at ?? deletedAt(agreed_at),
      }),
      deleted: t.boolean({ resolve: ({ deleted_at }) => deleted_at !== null }),
    }),
  });

const CallRef = builder.objectRef<CallRow>("Call").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    /** What the client opens. */
    url: t.string({
      resolve: (call, _args, { services }) => callUrl(publicOrigin(services.config), call),
    }),
    status: t.exposeString("status"),
    /** False once it ended or its link is over. */
    open: t.boolean({ resolve: (call, _args, { services }) => !whyClosed(call, services.clock()) }),
    opened_at: t.expose("opened_at", { type: "Instant" }),
    opened_by: t.exposeID("opened_by", { nullable: true }),
    expires_at: t.expose("expires_at", { type: "Instant" }),
    started_at: t.expose("started_at", { type: "Instant", nullable: true }),
    ended_at: t.expose("ended_at", { type: "Instant", nullable: true }),
    /** 0 until it ended, and for a call in which the two sides never met. */
    minutes: t.int({
      resolve: ({ started_at, ended_at }) => (ended_at ? lengthOf({ started_at, ended_at }) : 0),
    }),
    outcome: t.exposeString("outcome", { nullable: true }),
    notes: t.exposeString("notes"),
    /** The advice given, the parts to load, what is to be quoted, as `outcome` says. */
    conclusion: t.exposeString("conclusion"),
    recordings: t.field({
      type: [RecordingRef],
      resolve: async ({ id }, _args, context) =>
        (await recordingsByCall(context, id)).flatMap((recording) => {
          const { agreed_at } = recording;
          return agreed_at ? [{ ...recording, agreed_at }] : [];
        }),
    }),
    /** Minutes that the shop told the client. */
    delay: t.exposeInt("delay"),
    /** Since when the client is in the call and nobody of the shop is; null otherwise. */
    client_waits_since: t.field({
      type: "Instant",
      nullable: true,
      resolve: async ({ id }, _args, context) => (await waitingByCall(context, id))?.since ?? null,
    }),
    repair: t.field({
      type: RepairRef,
      nullable: true,
      resolve: async ({ repair_id }, _args, context) =>
        repair_id ? ((await repairsById(context, repair_id))[0] ?? null) : null,
    }),
  }),
});

const callsByRepair = batched(async (context: Context, ids: string[]) =>
  grouped(
    await readAtOnce(context, (db) => callsOfRepairs(db, ids)),
    ({ repair_id }) => repair_id ?? "",
  ),
);
builder.objectField(RepairRef, "calls", (t) =>
  t.field({ type: [CallRef], resolve: ({ id }, _args, context) => callsByRepair(context, id) }),
);

const RECENT = 30;

builder.queryFields((t) => ({
  calls: t.field({
    type: [CallRef],
    resolve: (_root, _args, context) => readAtOnce(context, (db) => listCalls(db, RECENT)),
  }),
  /** Those in which a client waits for the shop, the longest wait first. */
  waiting_calls: t.field({
    type: [CallRef],
    resolve: (_root, _args, context) =>
      read(context, async (db) => {
        const waiting = await clientsWaiting(db, context.services.clock());
        const callOf = keyed(
          await loadCalls(
            db,
            waiting.map(({ call_id }) => call_id),
          ),
          ({ id }) => id,
        );
        return waiting.flatMap(({ call_id }) => callOf(call_id) ?? []);
      }),
  }),
  call: t.field({
    type: CallRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) =>
      (await read(context, (db) => loadCall(db, readId(id)))) ?? null,
  }),
}));

const CallResult = builder.unionType("CallResult", {
  types: [CallRef, RefusalRef],
  resolveType: (value) => (isRefusal(value) ? "Refusal" : "Call"),
});

const needed = { required: true } as const;

builder.mutationFields((t) => ({
  openCall: t.field({
    type: CallResult,
    args: { id: t.arg.id(needed), repair_id: t.arg.id(), event_id: t.arg.id() },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      const repair_id = args.repair_id ? demandId(args.repair_id) : null;
      const event_id = args.event_id ? demandId(args.event_id) : null;
      // Retried once: of two people who open it at once, the second one finds the first one's.
      return againIfTaken(["call_pkey", "call_open"], () =>
        change(context, "edit-repair", (db, changing) =>
          openCall(db, { id, repair_id, event_id }, changing),
        ),
      );
    },
  }),
  sendCallLink: t.field({
    type: CallResult,
    args: { id: t.arg.id(needed), channel: t.arg.string(needed) },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      const { channel } = args;
      if (!isInviteChannel(channel))
        return badInput({ channel: `Un de ${INVITE_CHANNELS.join(", ")}.` });
      return change(context, "edit-repair", (db, changing) =>
        sendLink(db, { id, channel }, changing),
      );
    },
  }),
  noteCall: t.field({
    type: CallResult,
    args: { id: t.arg.id(needed), notes: t.arg.string(needed) },
    resolve: (_root, args, context) => {
      const noted = parseNotes({ call_id: demandId(args.id), notes: args.notes });
      if (isRefusal(noted)) return noted;
      return change(context, "edit-repair", async (db) => {
        const call = await lockCall(db, noted.call_id);
        if (!call) return undefined;
        await updateCall(db, call.id, { notes: noted.notes });
        return { ...call, notes: noted.notes };
      });
    },
  }),
  tellCallDelay: t.field({
    type: CallResult,
    args: { id: t.arg.id(needed), minutes: t.arg.int(needed) },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      const { minutes } = args;
      if (!isDelay(minutes)) return badInput({ minutes: `Un de ${DELAYS.join(", ")}.` });
      return change(context, "edit-repair", (db, { at }) =>
        tellDelay(db, { id, delay: minutes, at }),
      );
    },
  }),
  askShot: t.field({
    type: CallResult,
    args: { id: t.arg.id(needed), shot: t.arg.string() },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      const shot = args.shot ?? null;
      if (shot !== null && !isShot(shot)) return badInput({ shot: `Un de ${SHOTS.join(", ")}.` });
      return change(context, "edit-repair", (db, { at }) => askShot(db, { id, shot, at }));
    },
  }),
  endCall: t.field({
    type: CallResult,
    args: {
      id: t.arg.id(needed),
      outcome: t.arg.string(needed),
      conclusion: t.arg.string(),
      /** The advice leaves to the client too, by e-mail or by SMS. */
      letter: t.arg.boolean(),
    },
    resolve: (_root, { id, conclusion, letter, ...args }, context) => {
      const ending = parseEnding({
        ...args,
        call_id: demandId(id),
        conclusion: conclusion ?? "",
        letter: letter ?? false,
      });
      if (isRefusal(ending)) return ending;
      return change<CallRow | Refusal>(context, "edit-repair", (db, changing) =>
        endCallById(db, ending, changing),
      );
    },
  }),
  /** The film goes before its date, as a client may ask. */
  deleteRecording: t.field({
    type: CallResult,
    args: { id: t.arg.id(needed) },
    resolve: (_root, args, context) => {
      const id = demandId(args.id);
      return change(context, "edit-repair", (db, { at }) => removeRecording(db, { id, at }));
    },
  }),
  /** A call that was opened alone, during it or after. */
  attachCall: t.field({
    type: CallResult,
    args: { id: t.arg.id(needed), repair_id: t.arg.id(needed) },
    resolve: (_root, args, context) => {
      const attaching = { id: demandId(args.id), repair_id: demandId(args.repair_id) };
      return change<CallRow | Refusal>(context, "edit-repair", (db, changing) =>
        attachCall(db, attaching, changing),
      );
    },
  }),
}));

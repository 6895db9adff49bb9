/** The doors of a call for the pages that are in it: those of the shop by their session, the client's by the link. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { may } from "../../../domain/account/permissions.ts";
import { parseChat } from "../../../domain/call/chat.ts";
import type { Joined } from "../../../domain/call/room.ts";
import { pageOf } from "../../../domain/call/seat.ts";
import { parseSignal } from "../../../domain/call/signal.ts";
import { whyClosed } from "../../../domain/call/status.ts";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { epochOf } from "../../../domain/time.ts";
import { isId } from "../../../domain/validation.ts";
import { NOT_SIGNED_IN, wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { recordForeignAct } from "../../platform/change.ts";
import { iceServers } from "../../platform/relay/ice-servers.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { sse } from "../../platform/http/sse.ts";
import { notFound } from "../../platform/not-found.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import type { Services } from "../../services.ts";
import { findCall, type Guest } from "../find.ts";
import { loadCall } from "../store.ts";
import { CALL_REFUSAL_FR, type CallRefusal } from "../../../domain/call/refusals.ts";
import { followCall } from "./follow.ts";
import { joinCall } from "./join.ts";
import { readRoom } from "./read.ts";
import { sendChat, sendSignal } from "./send.ts";
import { stayInCall } from "./stay.ts";
import { leaveSeats, presentIn } from "./store.ts";

export type RoomRequest = FastifyRequest<{ Params: { id?: string; token?: string } }>;
/** Undefined once the refusal is sent. */
type Gate = (request: RoomRequest, reply: FastifyReply) => Promise<Guest | undefined>;

/** A connection is set up by some forty signals at once. */
const LIMIT = { bodyLimit: 65_536, config: { rateLimit: { max: 900, timeWindow: 60_000 } } };
const ENTERING = { bodyLimit: 4_096, config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

export async function roomRest(app: FastifyInstance, services: Services): Promise<void> {
  roomRoutes(app, services, { path: "/api/v1/calls/:id", gate: ofShop(services) });
  roomRoutes(app, services, { path: "/appel/:token", gate: ofClient(services) });
}

export const ofShop =
  ({ database }: Services): Gate =>
  async (request, reply) => {
    const me = request.visitor;
    const scope = me && scopeOf(me, wantedShop(request));
    const id = request.params.id?.toLowerCase() ?? "";
    if (!me || !scope) void asSecretPage(reply).code(401).send(NOT_SIGNED_IN);
    else if (!may(me, "edit-repair")) sayNo(reply, refuse("not-allowed"));
    else {
      const call = isId(id)
        ? await database.withShop(scope, (db) => loadCall(db, id), "read")
        : undefined;
      if (call) return { scope, call_id: call.id, account_id: me.id };
      void notFound(reply);
    }
    return undefined;
  };

export const ofClient =
  ({ database }: Services): Gate =>
  async (request, reply) => {
    const guest = await findCall(database, request.params.token ?? "");
    if (!guest) void notFound(reply);
    return guest;
  };

type Door = { path: string; gate: Gate };

function roomRoutes(app: FastifyInstance, services: Services, { path, gate }: Door): void {
  const { database, clock, live, config } = services;
  const answer =
    <Value extends object>(
      work: (db: ShopDb, guest: Guest, request: RoomRequest) => Promise<Value | undefined>,
    ) =>
    async (request: RoomRequest, reply: FastifyReply) => {
      const guest = await gate(request, reply);
      if (!guest) return reply;
      const outcome = await database.withShop(guest.scope, (db) => work(db, guest, request));
      if (!outcome) return notFound(reply);
      return isRefusal(outcome) ? sayNo(reply, outcome) : asSecretPage(reply).send(outcome);
    };

  app.post(
    `${path}/join`,
    ENTERING,
    answer(async (db, guest, request) => {
      const page = aPage.safeParse(request.body);
      if (!page.success) return refuse("bad-input");
      const { scope, call_id } = guest;
      const { visitor: me } = request;
      if (me && guest.account_id !== null)
        await recordForeignAct(db, { me, scope, operation: "joinCall", asked: call_id });
      const joined = await joinCall(db, guest, { id: page.data.id, at: clock() });
      if (!joined || isRefusal(joined)) return joined;
      const ice = iceServers(config, { name: joined.participant_id, now: epochOf(clock()) });
      return { ...joined, ice } satisfies Joined;
    }),
  );

  app.post(
    `${path}/signals`,
    LIMIT,
    answer(async (db, guest, { body }) => {
      const signal = parseSignal(body);
      if (isRefusal(signal)) return signal;
      return sendSignal(db, guest, { signal, at: clock() });
    }),
  );

  app.post(
    `${path}/chat`,
    LIMIT,
    answer(async (db, guest, { body }) => {
      const [chat, page] = [parseChat(body), from.safeParse(body)];
      if (isRefusal(chat)) return chat;
      if (!page.success) return refuse("bad-input");
      return sendChat(db, guest, { chat, from: page.data.from, at: clock() });
    }),
  );

  app.post(
    `${path}/here`,
    LIMIT,
    answer(async (db, guest, { body }) => {
      const page = aPage.safeParse(body);
      if (!page.success) return refuse("bad-input");
      return stayInCall(db, guest, { id: page.data.id, at: clock() });
    }),
  );

  app.post(
    `${path}/leave`,
    ENTERING,
    answer(async (db, { call_id, account_id }, { body }) => {
      const page = aPage.safeParse(body);
      if (!page.success) return refuse("bad-input");
      const { id } = page.data;
      const present = await presentIn(db, call_id);
      const isOwn = pageOf(present, { id, account_id }) !== undefined;
      if (isOwn) await leaveSeats(db, { call_id, id, at: clock() });
      return { left: isOwn };
    }),
  );

  app.get(
    `${path}/state`,
    LIMIT,
    answer((db, { call_id }) => readRoom(db, call_id)),
  );

  /** Other credentials, before a page tries again after a cut: only for a page that is in. */
  app.get(
    `${path}/ice`,
    LIMIT,
    answer(async (db, guest, request) => {
      const page = await ownPage(db, guest, { request, at: clock() });
      if (!page || isRefusal(page)) return page;
      return { ice: iceServers(config, { name: page.id, now: epochOf(clock()) }) };
    }),
  );

  app.get(`${path}/live`, LIMIT, async (request: RoomRequest, reply) => {
    const guest = await gate(request, reply);
    if (!guest) return reply;
    const page = await database.withShop(
      guest.scope,
      (db) => ownPage(db, guest, { request, at: clock() }),
      "read",
    );
    if (!page) return notFound(reply);
    if (isRefusal(page)) return sayNo(reply, page);
    const participant_id = page.id;
    sse(asSecretPage(reply), (send) =>
      followCall({ database, live }, { guest, participant_id, after: page.after, send }),
    );
    return reply;
  });
}

const aPage = z.object({ id: z.string().toLowerCase().refine(isId) });
const from = z.object({ from: z.string().toLowerCase().refine(isId) });
const following = z.object({
  page: z.string().toLowerCase().refine(isId),
  after: z.coerce.number().int().min(0).catch(0),
});

type Asking = { request: RoomRequest; at: ReturnType<Services["clock"]> };

/** The page that asks, when it holds a seat of a call whose link is good. */
async function ownPage(
  db: ShopDb,
  { call_id, account_id }: Guest,
  { request, at }: Asking,
): Promise<{ id: string; after: number } | Refusal<CallRefusal> | undefined> {
  const asked = following.safeParse(request.query);
  const call = await loadCall(db, call_id);
  if (!call || !asked.success) return undefined;
  const closed = whyClosed(call, at);
  if (closed) return refuse(closed);
  const { page, after } = asked.data;
  const present = await presentIn(db, call_id);
  return pageOf(present, { id: page, account_id }) ? { id: page, after } : refuse("not-in-call");
}

const STATUS: Record<CallRefusal, number> = {
  "not-allowed": 403,
  "bad-input": 422,
  "call-ended": 410,
  "call-expired": 410,
  "call-full": 409,
  "call-attached": 409,
  "repair-in-call": 409,
  "not-in-call": 409,
  "no-repair": 409,
  "still-over": 410,
  "recording-over": 410,
  "too-many": 429,
};

export const isCallRefusal = (word: string): word is CallRefusal => Object.hasOwn(STATUS, word);

export function sayNo(reply: FastifyReply, { refused }: Refusal): FastifyReply {
  const word = isCallRefusal(refused) ? refused : "bad-input";
  return asSecretPage(reply)
    .code(STATUS[word])
    .send({ refused: word, message: CALL_REFUSAL_FR[word] });
}

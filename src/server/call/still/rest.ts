/** The two doors of a still: the shop asks, the client's page brings it. */
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { SHOTS } from "../../../domain/call/shots.ts";
import type { StillPass } from "../../../domain/call/still.ts";
import { isRefusal, refuse } from "../../../domain/decision.ts";
import { isId } from "../../../domain/validation.ts";
import { recordForeignAct } from "../../platform/change.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { receiveFiles, UPLOAD_PARTS } from "../../file/upload/receive.ts";
import { refuseUpload } from "../../file/upload/refuse.ts";
import { isCallRefusal, ofClient, ofShop, sayNo, type RoomRequest } from "../room/rest.ts";
import type { Guest } from "../find.ts";
import { loadCall } from "../store.ts";
import { askStill, findStill } from "./ask.ts";
import { keepStill } from "./keep.ts";

const LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
const anId = z.string().toLowerCase().refine(isId);
const asked = z.object({ id: anId, page: anId, shot: z.enum(SHOTS).nullable() });
/** In the query: a pass is longer than what a parameter of a path may hold. */
const brought = z.object({ page: anId, pass: z.string() });

export async function stillRest(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, ledgerKey } = services;
  const [shop, client] = [ofShop(services), ofClient(services)];

  app.post(
    "/api/v1/calls/:id/stills",
    { bodyLimit: 4_096, ...LIMIT },
    async (request: RoomRequest, reply) => {
      const guest = await shop(request, reply);
      if (!guest) return reply;
      const still = asked.safeParse(request.body);
      if (!still.success) return sayNo(reply, refuse("bad-input"));
      const { scope, call_id, account_id } = guest;
      const answer = await database.withShop(scope, async (db) => {
        const { visitor: me } = request;
        if (me) await recordForeignAct(db, { me, scope, operation: "askStill", asked: call_id });
        return askStill(db, { call_id, account_id, still: still.data, at: clock(), ledgerKey });
      });
      if (!answer) return notFound(reply);
      return isRefusal(answer) ? sayNo(reply, answer) : asSecretPage(reply).send(answer);
    },
  );

  await app.register(async (inside) => {
    await inside.register(multipart, { limits: UPLOAD_PARTS, throwFileSizeLimit: false });
    inside.put("/appel/:token/still", LIMIT, async (request: RoomRequest, reply) => {
      const guest = await client(request, reply);
      if (!guest) return reply;
      const query = brought.safeParse(request.query);
      const still = query.success ? findStill(ledgerKey, query.data.pass) : undefined;
      if (!query.success || still?.call_id !== guest.call_id || !request.isMultipart())
        return sayNo(reply, refuse("bad-input"));
      return receiveStill(services, { request, reply, guest, still, page: query.data.page });
    });
  });
}

type Brought = {
  request: FastifyRequest;
  reply: FastifyReply;
  guest: Guest;
  still: StillPass;
  page: string;
};

async function receiveStill(
  services: Services,
  { request, reply, guest: { scope, call_id }, still, page }: Brought,
): Promise<FastifyReply> {
  const { database, clock } = services;
  const call = await database.withShop(scope, (db) => loadCall(db, call_id), "read");
  const repair_id = call?.repair_id;
  if (!repair_id) return sayNo(reply, refuse("no-repair"));
  const recipient = { recipientType: "repair", recipientID: repair_id } as const;
  const receiving = { request, scope, recipient, photosOnly: true, only: still.id };
  const saved = await receiveFiles(services, receiving, (save) =>
    database.withShop(scope, (db) => keepStill(db, { still, repair_id, page, at: clock(), save })),
  );
  if (!isRefusal(saved)) return asSecretPage(reply).send({ kept: still.id });
  const { refused } = saved;
  return isCallRefusal(refused) ? sayNo(reply, saved) : refuseUpload(reply, refused);
}

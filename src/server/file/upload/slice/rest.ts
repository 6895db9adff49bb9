/** A heavy file in slices: where it stands in the file is in the address, its bytes alone in the body. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { may } from "../../../../domain/account/permissions.ts";
import type { ShopScope } from "../../../../domain/account/scope.ts";
import type { Me } from "../../../../domain/account/session.ts";
import { isRefusal, type Refusal } from "../../../../domain/decision.ts";
import { uploadRecipient } from "../../../../domain/file/file.ts";
import { parseSlice, type Slice } from "../../../../domain/file/slice.ts";
import { wantedShop } from "../../../account/rest.ts";
import { scopeOf } from "../../../account/store.ts";
import { change } from "../../../platform/change.ts";
import type { ShopDb } from "../../../platform/database/scope.ts";
import type { Services } from "../../../services.ts";
import { loadFiles } from "../../store.ts";
import { answerSaved } from "../answer.ts";
import { refuseUpload } from "../refuse.ts";
import { recipientExists, refuseOverLimit, type Recipient } from "../store.ts";
import { progressOf, resumeUpload } from "./resume.ts";

type SliceRequest = FastifyRequest<{
  Params: { recipientType: string; recipientID: string; id: string };
  Querystring: Record<string, unknown>;
}>;

type Receiving = {
  request: SliceRequest;
  reply: FastifyReply;
  me: Me;
  scope: ShopScope;
  recipient: Recipient;
  slice: Slice;
};

/** Requests in a minute; a film of the longest is fifty. */
const LIMIT = { config: { rateLimit: { max: 600, timeWindow: 60_000 } } };
const PATH = "/api/v1/upload/:recipientType/:recipientID/:id";

export function sliceRest(app: FastifyInstance, services: Services): void {
  app.addContentTypeParser("application/octet-stream", (_request, _body, done) => done(null));
  const open =
    (answer: (services: Services, receiving: Receiving) => Promise<FastifyReply>) =>
    async (request: SliceRequest, reply: FastifyReply) => {
      const { visitor, params, query, method } = request;
      if (!visitor) return refuseUpload(reply, "not-signed-in");
      const scope = scopeOf(visitor, wantedShop(request));
      if (!scope || !may(visitor, "upload-file")) return refuseUpload(reply, "not-allowed");
      const recipient = uploadRecipient(params);
      if (!recipient) return refuseUpload(reply, "recipient-unknown");
      const from = method === "GET" ? { offset: "0" } : {};
      const slice = parseSlice({ ...query, ...from, id: params.id });
      if (isRefusal(slice)) return refuseUpload(reply, slice.refused);
      return answer(services, { request, reply, me: visitor, scope, recipient, slice });
    };
  app.get(PATH, LIMIT, open(sayProgress));
  app.put(PATH, LIMIT, open(receiveSlice));
}

/** What is here of a file that was cut; where it is when it was saved, and only the answer was lost. */
async function sayProgress(
  services: Services,
  { reply, scope, recipient, slice }: Receiving,
): Promise<FastifyReply> {
  const known = await services.database.withShop(scope, (db) => loadFiles(db, [slice.id]), "read");
  const saved = known.filter(({ recipientID }) => recipientID === recipient.recipientID);
  if (saved.length > 0) return answerSaved(reply, saved);
  const received = await progressOf(services, { scope, recipient, slice });
  return reply.header("cache-control", "no-store").send({ received });
}

async function receiveSlice(services: Services, receiving: Receiving): Promise<FastifyReply> {
  const { request, reply, me, scope, recipient, slice } = receiving;
  const { database, clock } = services;
  const exists = (db: ShopDb) => recipientExists(db, recipient, scope.shop_id);
  if (!(await database.withShop(scope, exists, "read")))
    return refuseUpload(reply, "recipient-unknown");
  const limits = (db: ShopDb) => refuseOverLimit(db, { at: clock(), more: slice.length });
  const over = slice.offset === 0 ? await database.withShop(scope, limits, "read") : undefined;
  if (over) return refuseUpload(reply, over.refused);
  const asked = { services, me, scope, operation: "upload" };
  const saved = await resumeUpload<Refusal<"not-allowed">>(services, receiving, (save) =>
    change(asked, "upload-file", save),
  );
  // A browser reads an answer only after its whole request is sent.
  request.raw.resume();
  if (isRefusal(saved)) return refuseUpload(reply, saved.refused);
  return "received" in saved ? reply.send(saved) : answerSaved(reply, saved);
}

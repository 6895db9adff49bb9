/** The door of what a client sends when the call cannot start: a file in slices, behind the link of the call. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CLIP_REFUSAL_FR, type ClipRefusal } from "../../../domain/call/clip.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { parseSlice } from "../../../domain/file/slice.ts";
import { loadFiles } from "../../file/store.ts";
import { progressOf } from "../../file/upload/slice/resume.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { findCall } from "../find.ts";
import { checkClip, receiveClip } from "./receive.ts";

type ClipRequest = FastifyRequest<{
  Params: { token: string; id: string };
  Querystring: Record<string, unknown>;
}>;

/** Requests in a minute; the heaviest film is fifty. */
const LIMIT = { config: { rateLimit: { max: 300, timeWindow: 60_000 } } };
const PATH = "/appel/:token/clips/:id";

export async function clipRest(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (inside) => {
    inside.addContentTypeParser("application/octet-stream", (_request, _body, done) => done(null));
    inside.get(PATH, LIMIT, (request: ClipRequest, reply) => take(services, request, reply));
    inside.put(PATH, LIMIT, (request: ClipRequest, reply) => take(services, request, reply));
  });
}

/** GET says how much of a file that was cut is here; PUT goes on with it. */
async function take(
  services: Services,
  request: ClipRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, clock } = services;
  const { params, query, method } = request;
  const guest = await findCall(database, params.token);
  if (!guest) return notFound(reply);
  const asks = method !== "PUT";
  const slice = parseSlice({ ...query, ...(asks && { offset: "0" }), tags: "", id: params.id });
  if (isRefusal(slice)) return sayWhy(reply, slice.refused);
  const { scope, call_id } = guest;
  const asked = { call_id, slice, at: clock() };
  const [checked, known] = await database.withShop(
    scope,
    async (db) => [await checkClip(db, asked), await loadFiles(db, [slice.id])] as const,
    "read",
  );
  if (isRefusal(checked)) return sayWhy(reply, checked.refused);
  const { repair_id } = checked;
  if (known.some(({ recipientID }) => recipientID === repair_id)) return kept(reply);
  const recipient = { recipientType: "repair", recipientID: repair_id } as const;
  if (asks) {
    const received = await progressOf(services, { scope, recipient, slice });
    return asSecretPage(reply).send({ received });
  }
  const saved = await receiveClip(services, { request, guest, repair_id, slice });
  // A browser reads an answer only after its whole request is sent.
  request.raw.resume();
  if (isRefusal(saved)) return sayWhy(reply, saved.refused);
  return "received" in saved ? asSecretPage(reply).send(saved) : kept(reply);
}

const kept = (reply: FastifyReply): FastifyReply => asSecretPage(reply).send({ kept: true });

const STATUS: Partial<Record<ClipRefusal, number>> = {
  "call-ended": 410,
  "call-expired": 410,
  "file-too-large": 413,
  "file-type-refused": 415,
  "too-many-files": 429,
  "repair-over": 409,
};

const sayWhy = (reply: FastifyReply, refused: ClipRefusal): FastifyReply =>
  asSecretPage(reply)
    .code(STATUS[refused] ?? 422)
    .send({ refused, message: CLIP_REFUSAL_FR[refused] });

/** The original of a supplier's invoice, and the door by which the shop brings one itself. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isRefusal } from "../../../domain/decision.ts";
import {
  MOST_FILE_BYTES,
  RECEIVED_REFUSAL_FR,
  type ReceivedRefusal,
} from "../../../domain/invoice/received/refusals.ts";
import { typedFacts } from "../../../domain/invoice/received/typed.ts";
import { isId } from "../../../domain/validation.ts";
import { wantedShop } from "../../account/rest.ts";
import { scopeOf } from "../../account/store.ts";
import { allowedIn, NOT_ALLOWED } from "../../client/import/rest.ts";
import { change } from "../../platform/change.ts";
import { isNotFound } from "../../platform/graphql.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { receiveInvoice } from "./receive.ts";
import { loadOriginal } from "./store.ts";

type Opening = FastifyRequest<{ Params: { id: string } }>;
type Bringing = FastifyRequest<{
  Params: { shopId: string };
  Querystring: Record<string, unknown>;
}>;

const LIMIT = {
  bodyLimit: MOST_FILE_BYTES,
  config: { rateLimit: { max: 60, timeWindow: 60_000 } },
} as const;
const TYPES = ["application/pdf", "application/xml", "text/xml"];

export async function supplierInvoiceRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/app/document/supplier-invoice/:id", async (request: Opening, reply) => {
    const scope = request.visitor && scopeOf(request.visitor, wantedShop(request));
    const { id } = request.params;
    if (!scope || !isId(id)) return notFound(reply);
    const original = await services.database.withShop(scope, (db) => loadOriginal(db, id), "read");
    if (!original) return notFound(reply);
    // A file of a stranger: an XML is only ever saved, never drawn by the browser.
    const shown = original.mime === "application/pdf" ? "inline" : "attachment";
    const name = `facture-fournisseur-${id}.${shown === "inline" ? "pdf" : "xml"}`;
    return reply
      .type(original.mime)
      .header("content-disposition", `${shown}; filename="${name}"`)
      .header("x-content-type-options", "nosniff")
      .header("cache-control", "private, no-store")
      .send(original.bytes);
  });

  // In a scope of its own: only this route takes whole files as its body.
  await app.register(async (inside) => {
    inside.addContentTypeParser(TYPES, { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    inside.post("/api/v1/shops/:shopId/supplier-invoices", LIMIT, (request: Bringing, reply) =>
      bring(services, request, reply),
    );
  });
}

/** 201 with the id; 422 with the word of the refusal and its sentence. */
async function bring(
  services: Services,
  request: Bringing,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const allowed = allowedIn(request, reply, "record-payment");
  if (!allowed) return reply;
  const { body, query, ip } = request;
  if (!Buffer.isBuffer(body)) return refused(reply, 415, { refused: "xml-unreadable" });
  const typed = typedFacts(query);
  if (isRefusal(typed)) return refused(reply, 422, typed);
  const asked = { ...allowed, services, ip, operation: "upload" };
  try {
    const received = await change(asked, "record-payment", (db, { at, author }) =>
      receiveInvoice(db, {
        bytes: body,
        flow_id: null,
        created_by: author.account_id,
        at,
        ...(typed && { typed }),
      }),
    );
    if (!isRefusal(received)) return reply.code(201).send({ id: received });
    return refused(reply, 422, received);
  } catch (error) {
    if (isNotFound(error)) return notFound(reply);
    throw error;
  }
}

const refused = (
  reply: FastifyReply,
  status: number,
  { refused: word }: { refused: ReceivedRefusal | "not-allowed" },
): FastifyReply => reply.code(status).send({ refused: word, message: SENTENCES[word] });

/** Who may not is turned away before the file is read. */
const SENTENCES = { ...RECEIVED_REFUSAL_FR, "not-allowed": NOT_ALLOWED };

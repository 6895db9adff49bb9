/** The claims of the shop for a spreadsheet: what each asks, and where it stands. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BYTE_ORDER_MARK, csvLine } from "../../../domain/client/import/text.ts";
import { CLAIM_HEADINGS, claimRow } from "../../../domain/payment/claim/export.ts";
import { recordAudit } from "../../account/audit/record.ts";
import { allowedIn, enterShop } from "../../client/import/rest.ts";
import { changeContext } from "../../platform/change.ts";
import { notFound } from "../../platform/not-found.ts";
import type { Services } from "../../services.ts";
import { listClaims } from "./store.ts";

type Request = FastifyRequest<{ Params: { shopId: string } }>;

const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };
const FILE = "bonus.csv";
/** Of the latest: years of a workshop. */
const MOST = 20_000;

export async function claimRest(app: FastifyInstance, services: Services): Promise<void> {
  app.get("/api/v1/shops/:shopId/export/claims.csv", LIMIT, async (request: Request, reply) => {
    const allowed = allowedIn(request, reply, "export-accounts");
    if (!allowed) return reply;
    const context = changeContext(services, allowed.scope, request.ip);
    const claims = await services.database.withShop(allowed.scope, async (db) => {
      if (!(await enterShop(db, allowed, { operation: "export" }))) return undefined;
      const record = { noun: "file", name: FILE };
      await recordAudit(db, context, { action: "accounts.exported", record, after: {} });
      return listClaims(db, { state: null, first: MOST });
    });
    if (!claims) return notFound(reply);
    return reply
      .header("content-disposition", `attachment; filename="${FILE}"`)
      .type("text/csv; charset=utf-8")
      .send(BYTE_ORDER_MARK + [CLAIM_HEADINGS, ...claims.map(claimRow)].map(csvLine).join(""));
  });
}

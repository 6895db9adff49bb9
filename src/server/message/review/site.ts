/** The form by which a client gives, changes or takes back a review, behind the link of one letter; and the rules. */
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { isRefusal } from "../../../domain/decision.ts";
import { REVIEW_REFUSAL_FR } from "../../../domain/repair/review/review.ts";
import type { PageProps } from "../../../web/site/props.ts";
import { changeContext } from "../../platform/change.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { isSecret, secretOf } from "../../platform/security/letter-secret.ts";
import type { Services } from "../../services.ts";
import { findSheet, type Sheet } from "../../repair/track.ts";
import { giveReview } from "./give.ts";
import { present, type Request } from "./present.ts";
import { requestOf } from "./store.ts";
import { withdrawReview } from "./withdraw.ts";

type Props = PageProps["review/give"];

const PATH = "/suivi/:sheetid/avis/:token";
const LIMIT = { config: { rateLimit: { max: 30, timeWindow: 60_000 } } };
const word = z.string().catch("");
const form = z.object({ decision: word, stars: word, text: word, name: word });

export async function reviewSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web, database } = services;
  app.get("/avis", (_request, reply) => web.page(reply, "review/rules", {}));

  app.get(PATH, LIMIT, async (request: Request, reply) => {
    const sheet = await openSheet(services, request);
    const props =
      sheet && (await database.withShop(sheet.scope, (db) => present(db, sheet, { request })));
    return showForm(services, reply, props);
  });

  app.post(PATH, LIMIT, async (request: Request, reply) => {
    const sheet = await openSheet(services, request);
    const props = sheet && (await write(services, sheet, request));
    return showForm(services, reply, props);
  });
}

const showForm = ({ web }: Services, reply: FastifyReply, props: Props | undefined) =>
  props ? web.page(asSecretPage(reply, "same-origin"), "review/give", props) : notFound(reply);

/** The tracking link is known to the shop: only the letter to the client holds the other half. */
async function openSheet(
  { database, ledgerKey }: Services,
  { params: { sheetid, token } }: Request,
): Promise<Sheet | undefined> {
  const sheet = await findSheet(database, sheetid);
  const request =
    sheet && (await database.withShop(sheet.scope, (db) => requestOf(db, sheet.repair_id), "read"));
  return request && isSecret(secretOf(ledgerKey, request.id), token) ? sheet : undefined;
}

function write(services: Services, sheet: Sheet, request: Request): Promise<Props | undefined> {
  const { decision, ...typed } = form.parse(request.body ?? {});
  const { repair_id } = sheet;
  return services.database.withShop(sheet.scope, async (db) => {
    if (decision === "withdraw") {
      if (!(await withdrawReview(db, repair_id))) return undefined;
      return present(db, sheet, { request, step: "withdrawn" });
    }
    const given = await giveReview(
      db,
      { repair_id, ...typed },
      changeContext(services, sheet.scope),
    );
    if (!given) return undefined;
    if (!isRefusal(given)) return present(db, sheet, { request, step: "saved" });
    const problem = REVIEW_REFUSAL_FR[given.refused];
    const { stars, text, name } = typed;
    return present(db, sheet, {
      request,
      problem,
      draft: { stars: Number(stars) || 0, text, isNamed: name === "yes" },
    });
  });
}

/** The page where a client chooses what they receive: behind the link of each message that they may refuse. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { CHANNELS, isChannel, type Channel } from "../../../domain/message/choice/choice.ts";
import type { MessageChoiceProps } from "../../../web/site/props.ts";
import { changeContext } from "../../platform/change.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { asSecretPage } from "../../platform/http/secret-page.ts";
import { notFound } from "../../platform/not-found.ts";
import { findSheet, type Sheet } from "../../repair/track.ts";
import type { Services } from "../../services.ts";
import { cardOf } from "../../shop/present.ts";
import { loadAffair } from "../load-affair.ts";
import { setChoice } from "./set.ts";
import { refusedBy } from "./store.ts";

type Request = FastifyRequest<{ Params: { sheetid: string } }>;

const PATH = "/suivi/:sheetid/messages";
const LIMIT = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

export async function choiceSite(app: FastifyInstance, services: Services): Promise<void> {
  const { web, database } = services;

  app.get(PATH, LIMIT, async (request: Request, reply) => {
    const { sheetid } = request.params;
    const sheet = await findSheet(database, sheetid);
    const props =
      sheet &&
      (await database.withShop(sheet.scope, (db) => present(db, sheet, { sheetid }), "read"));
    if (!props) return notFound(reply);
    return web.page(asSecretPage(reply, "same-origin"), "message-choice", props);
  });

  app.post(PATH, LIMIT, async (request: Request, reply) => {
    const { sheetid } = request.params;
    const sheet = await findSheet(database, sheetid);
    const wish = wishIn(request.body);
    const props = sheet && wish && (await choose(services, sheet, { sheetid, ...wish }));
    if (!props) return notFound(reply);
    return web.page(asSecretPage(reply, "same-origin"), "message-choice", props);
  });
}

type Wish = { channel: Channel; wanted: boolean };

function wishIn(body: unknown): Wish | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const channel: unknown = Reflect.get(body, "channel");
  const wanted: unknown = Reflect.get(body, "wanted");
  if (!isChannel(channel) || (wanted !== "yes" && wanted !== "no")) return undefined;
  return { channel, wanted: wanted === "yes" };
}

const choose = (
  services: Services,
  sheet: Sheet,
  { sheetid, channel, wanted }: Wish & { sheetid: string },
): Promise<MessageChoiceProps | undefined> =>
  services.database.withShop(sheet.scope, async (db) => {
    const affair = await loadAffair(db, sheet.repair_id);
    if (!affair) return undefined;
    const wish = { client_id: affair.client.id, channel, wanted, via: "link" } as const;
    await setChoice(db, wish, changeContext(services, sheet.scope));
    return present(db, sheet, { sheetid, saved: true });
  });

/** Undefined when the repair is not there. */
async function present(
  db: ShopDb,
  { repair_id }: Sheet,
  { sheetid, saved = false }: { sheetid: string; saved?: boolean },
): Promise<MessageChoiceProps | undefined> {
  const affair = await loadAffair(db, repair_id);
  if (!affair) return undefined;
  const refused = await refusedBy(db, affair.client.id);
  return {
    sheetid,
    saved,
    reference: affair.repair.reference,
    shop: cardOf(affair.shop),
    channels: CHANNELS.map((channel) => ({ channel, wanted: !refused.includes(channel) })),
  };
}

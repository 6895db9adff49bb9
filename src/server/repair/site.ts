/** The public face of a repair: found by its reference, read behind its unguessable link, live. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TrackingProps } from "../../web/site/props.ts";
import { asSecretPage } from "../platform/http/secret-page.ts";
import { notFound } from "../platform/not-found.ts";
import { sse } from "../platform/http/sse.ts";
import type { Services } from "../services.ts";
import { repairLookupSite } from "./lookup/site.ts";
import { acceptedTermsSite } from "./terms/site.ts";
import { findSheet, loadTracking } from "./track.ts";

type SheetRequest = FastifyRequest<{ Params: { sheetid: string } }>;

export async function repairSite(app: FastifyInstance, services: Services): Promise<void> {
  const { database, web, live } = services;

  await repairLookupSite(app, services);
  await acceptedTermsSite(app, services);

  app.get("/suivi/:sheetid", async (request: SheetRequest, reply) => {
    const props = await track(services, request.params.sheetid);
    return props
      ? web.page(asSecretPage(reply, "same-origin"), "tracking", props)
      : notFound(reply);
  });

  app.get("/suivi/:sheetid/state", async (request: SheetRequest, reply) => {
    const props = await track(services, request.params.sheetid);
    return props ? asSecretPage(reply).send(props) : notFound(reply);
  });

  app.get("/suivi/:sheetid/live", async (request: SheetRequest, reply) => {
    const sheet = await findSheet(database, request.params.sheetid);
    if (!sheet) return notFound(reply);
    const { scope, repair_id } = sheet;
    sse(asSecretPage(reply), (send) =>
      live.subscribe({ shop_id: scope.shop_id, repair_id }, (change) =>
        // That something moved, never what: the page asks for its own state again.
        send(change === "resync" ? "resync" : "changed", {}),
      ),
    );
    return reply;
  });
}

async function track(
  { database, clock, card }: Services,
  sheetid: string,
): Promise<TrackingProps | undefined> {
  const sheet = await findSheet(database, sheetid);
  const props =
    sheet &&
    (await database.withShop(sheet.scope, (db) => loadTracking(db, sheet, clock()), "read"));
  return props && !card ? withoutCard(props) : props;
}

/** The key of the card service was taken away: no link leads there. */
const withoutCard = (props: TrackingProps): TrackingProps => ({
  ...props,
  invoices: props.invoices.map((invoice) => ({ ...invoice, card_url: null })),
});

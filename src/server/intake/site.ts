/** The short address of a label: the sheet for people of its shop, the tracking page for anyone else. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { scopeOf } from "../account/store.ts";
import { asSecretPage } from "../platform/http/secret-page.ts";
import { notFound } from "../platform/not-found.ts";
import { findSheet } from "../repair/track.ts";
import type { Services } from "../services.ts";

type ScanRequest = FastifyRequest<{ Params: { sheetid: string } }>;

/** Short, so that the code on a label keeps large modules; as unguessable as the tracking page that it leads to. */
export const scanPath = (sheetid: string): string => `/s/${sheetid}`;

export async function intakeSite(app: FastifyInstance, { database }: Services): Promise<void> {
  app.get(scanPath(":sheetid"), async ({ params, visitor }: ScanRequest, reply) => {
    const sheet = await findSheet(database, params.sheetid);
    if (!sheet) return notFound(reply);
    const { scope, repair_id } = sheet;
    const isTheirs = visitor && scopeOf(visitor, undefined)?.shop_id === scope.shop_id;
    const place = isTheirs ? `/app/sheet/${repair_id}` : `/suivi/${params.sheetid}`;
    return asSecretPage(reply).redirect(place, 302);
  });
}

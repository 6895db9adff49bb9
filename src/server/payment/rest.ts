/** The code of a transfer as an image: what a client's banking application reads, scanned or from its photos. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import QRCode from "qrcode";
import { leftToPay } from "../../domain/payment/account.ts";
import { transferOf } from "../../domain/payment/sepa.ts";
import { isId } from "../../domain/validation.ts";
import { balancesOf } from "../invoice/balance/store.ts";
import { loadIssued } from "../invoice/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { asSecretPage } from "../platform/http/secret-page.ts";
import { notFound } from "../platform/not-found.ts";
import { findSheet } from "../repair/track.ts";
import type { Services } from "../services.ts";

type Request = FastifyRequest<{ Params: { sheetid: string; id: string } }>;

const PUBLIC_LIMIT = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };
/** Pixels: sharp on a phone's screen, and read from its photos. */
const WIDTH = 480;

export async function paymentRest(
  app: FastifyInstance,
  { database }: Pick<Services, "database">,
): Promise<void> {
  app.get(
    "/suivi/:sheetid/virement/:id(^[0-9a-f-]{36}).png",
    PUBLIC_LIMIT,
    async ({ params: { sheetid, id } }: Request, reply) => {
      const sheet = isId(id) ? await findSheet(database, sheetid) : undefined;
      const text =
        sheet && (await database.withShop(sheet.scope, (db) => codeOf(db, id, sheet), "read"));
      if (!text) return notFound(reply);
      const image = await QRCode.toBuffer(text, {
        errorCorrectionLevel: "M",
        margin: 4,
        width: WIDTH,
      });
      return asSecretPage(reply).type("image/png").send(image);
    },
  );
}

/** Of this repair's own invoice, while something remains due on it. */
async function codeOf(
  db: ShopDb,
  id: string,
  { repair_id }: { repair_id: string },
): Promise<string | undefined> {
  const [[issued], [balance]] = await Promise.all([loadIssued(db, [id]), balancesOf(db, [id])]);
  if (issued?.repair_id !== repair_id || !balance) return undefined;
  return transferOf(issued.document, leftToPay(balance.remainder))?.text;
}

/** Printed documents on their way out: rendered once, kept a while, named for whoever saves them. */
import type { FastifyReply } from "fastify";
import type { Instant } from "../../../domain/time.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Seller } from "../../../domain/quote/parties.ts";
import { loadLogo } from "../../file/showcase/load-logo.ts";
import { createCache } from "../../platform/cache.ts";
import type { Services } from "../../services.ts";
import type { Print } from "./sheet.ts";

export type Printed = {
  /** The same key is the same document, to the last sign. */
  key: string;
  /** Written in the file as its date. */
  at: Instant;
  /** Whose logo stands at its head, as the document froze it; absent for a label. */
  head?: { scope: ShopScope; seller: Pick<Seller, "logo"> };
  print: () => Promise<Print>;
};
export type Printer = (printed: Printed) => Promise<Buffer>;

const HOUR = 3_600_000;
/** About 60 kB each. */
const MOST_KEPT = 100;

/** Renders through the thread of `pdf`; documents never change, so those asked for again are kept. */
export function openPrinter(services: Pick<Services, "pdf" | "database" | "config">): Printer {
  const recent = createCache<Buffer>({ ttl: HOUR, capacity: MOST_KEPT });
  return ({ key, at, head, print }) =>
    recent.get(key, async () => {
      const logo = head ? await loadLogo(services, head.scope, head.seller.logo) : null;
      const { template, data, attachment } = await print();
      const assets = logo ? { [logo.name]: logo.bytes } : {};
      const whole = logo ? { ...data, logo: logo.name } : data;
      const options = { created_at: at, assets, attachment };
      return Buffer.from(await services.pdf.render(template, whole, options));
    });
}

/** Shown in the browser's own reader; `name` is made of our own words and a reference. */
export const sendPdf = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .type("application/pdf")
    .header("content-disposition", `inline; filename="${name}.pdf"`)
    .header("cache-control", "private, no-store")
    .header("x-robots-tag", "noindex")
    .header("referrer-policy", "no-referrer")
    .send(bytes);

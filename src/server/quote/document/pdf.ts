/** Printed documents on their way out: rendered once, kept a while, named for whoever saves them. */
import type { FastifyReply } from "fastify";
import type { Instant } from "../../../domain/time.ts";
import type { ShopScope } from "../../../domain/account/scope.ts";
import type { Seller } from "../../../domain/quote/parties.ts";
import { CHECK_PATH, markOf } from "../../../domain/quote/paper/paper.ts";
import { loadLogo } from "../../file/showcase/load-logo.ts";
import { createCache } from "../../platform/cache.ts";
import { publicOrigin } from "../../platform/origin.ts";
import type { Services } from "../../services.ts";
import { keepPaper, type Keeping, type KeptPaper } from "../paper/keep.ts";
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
/** Handed over to a client: kept as these bytes, and marked so that anybody may check a copy of it. */
type Handed = Printed & {
  head: { scope: ShopScope; seller: Pick<Seller, "logo"> };
  paper: KeptPaper;
};
export type Printer = (printed: Printed | Handed) => Promise<Buffer>;

const HOUR = 3_600_000;
/** About 60 kB each. */
const MOST_KEPT = 100;

/** Renders through the thread of `pdf`; documents never change, so those asked for again are kept. */
export function openPrinter(services: Keeping & Pick<Services, "pdf">): Printer {
  const recent = createCache<Buffer>({ ttl: HOUR, capacity: MOST_KEPT });
  return (printed) =>
    recent.get(printed.key, () =>
      "paper" in printed ? keep(services, printed) : render(services, printed),
    );
}

const keep = (services: Keeping & Pick<Services, "pdf">, handed: Handed): Promise<Buffer> => {
  const { paper, head } = handed;
  const checked = {
    paper_mark: markOf(head.scope.shop_id, paper),
    check_address: `${publicOrigin(services.config)}${CHECK_PATH}`.replace(/^https?:\/\//, ""),
  };
  const draw = () => render(services, handed, checked);
  return keepPaper(services, { scope: head.scope, paper, draw });
};

/** `checked`: what the file says of itself, and where that is checked. */
async function render(
  services: Pick<Services, "pdf" | "database" | "config">,
  { at, head, print }: Printed,
  checked: { paper_mark: string; check_address: string } | null = null,
): Promise<Buffer> {
  const logo = head ? await loadLogo(services, head.scope, head.seller.logo) : null;
  const { template, data, attachment } = await print();
  const assets = logo ? { [logo.name]: logo.bytes } : {};
  const whole = { ...data, ...(logo && { logo: logo.name }), ...checked };
  const options = { created_at: at, assets, attachment };
  return Buffer.from(await services.pdf.render(template, whole, options));
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

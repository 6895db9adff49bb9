/** The page where a client asks for the link of a quote, by its reference. */
import type { FastifyInstance } from "fastify";
import { parseQuoteReference } from "../../../domain/quote/number.ts";
import { lookupSite } from "../../repair/lookup/site.ts";
import type { Services } from "../../services.ts";
import { sendQuoteLinks } from "./send-link.ts";

export const quoteLookupSite = (app: FastifyInstance, services: Services): Promise<void> =>
  lookupSite(app, services, {
    path: "/quote",
    page: "quote-lookup",
    parseReference: parseQuoteReference,
    send: sendQuoteLinks,
  });

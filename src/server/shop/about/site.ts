/** What Établi says of itself: home, prices, legal pages. */
import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import type { PageProps } from "../../../web/site/props.ts";
import { createCache } from "../../platform/cache.ts";
import type { Config } from "../../platform/config.ts";
import type { Services } from "../../services.ts";
import { summarizeDirectory, type DirectorySummary } from "../directory/store.ts";

type LegalProps = PageProps["legal"];
type Plan = PageProps["pricing"]["plans"][number];

/** The home page says how many shops there are and what they repair, to the minute. */
const SUMMARY_KEPT_MS = 60_000;

export function aboutSite(app: FastifyInstance, { database, web, config }: Services): void {
  const file = new URL("../../../../assets/plans.json", import.meta.url);
  const plans: Plan[] = JSON.parse(readFileSync(file, "utf8"));
  const legal = legalProps(config);
  const { email } = legal.editor;
  const summaries = createCache<DirectorySummary>({ ttl: SUMMARY_KEPT_MS, capacity: 1 });
  app.get("/", async (_request, reply) =>
    web.page(reply, "home", await summaries.get("shops", () => summarizeDirectory(database))),
  );
  app.get("/tarifs", (_request, reply) => web.page(reply, "pricing", { plans }));
  app.get("/about", (_request, reply) => web.page(reply, "about", {}));
  app.get("/pro", (_request, reply) => web.page(reply, "pro", {}));
  app.get("/partnership", (_request, reply) => web.page(reply, "partnership", { email }));
  app.get("/legal", (_request, reply) => web.page(reply, "legal", legal));
  app.get("/rgpd", (_request, reply) => web.page(reply, "privacy", legal));
}

/** Who publishes this installation (LCEN, art. 1-1), as its configuration says. */
export const legalProps = (config: Config): LegalProps => ({
  editor: {
    name: config.LEGAL_NAME,
    legal_form: config.LEGAL_FORM,
    address: config.LEGAL_ADDRESS,
    siret: config.LEGAL_SIRET ?? "",
    director: config.LEGAL_DIRECTOR,
    email: config.LEGAL_EMAIL ?? "",
    phone: config.LEGAL_PHONE,
    host: config.LEGAL_HOST,
  },
});

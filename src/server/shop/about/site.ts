/** What Établi says of itself: home, prices, legal pages. */
import type { FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import { keysOf } from "../../../domain/record.ts";
import type { PageProps } from "../../../web/site/props.ts";
import { createCache } from "../../platform/cache.ts";
import type { Config } from "../../platform/config.ts";
import type { Services } from "../../services.ts";
import { summarizeDirectory, type DirectorySummary } from "../directory/store.ts";

type LegalProps = PageProps["legal"];
type Processor = LegalProps["processors"][number];
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

/** The variable that gives personal data to a service of another company; without it, none goes there. */
export const PROCESSOR_OF = {
  SMTP_URL: "mail",
  SMS_URL: "sms",
  IMAP_URL: "replies",
  FILES_URL: "files",
  GEOCODER_URL: "addresses",
  ROUTER_URL: "roads",
  EMAIL_CHECK_URL: "email-check",
  SENTRY_DSN: "errors",
  STRIPE_SECRET_KEY: "cards",
  CLAIMS_URL: "claims",
} as const satisfies Partial<Record<keyof Config, Processor>>;

/** Who publishes this installation (LCEN, art. 1-1), and who works for it (RGPD, art. 13), as its configuration says. */
export const legalProps = (config: Config): LegalProps => ({
  processors: keysOf(PROCESSOR_OF).flatMap((name) => (config[name] ? [PROCESSOR_OF[name]] : [])),
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

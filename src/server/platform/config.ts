import path from "node:path";
import { z } from "zod";
import { readDsn } from "./errors/dsn.ts";
import { LOG_LEVELS } from "./log.ts";
import { readMailboxUrl } from "./mailbox/url.ts";
import { readBucketUrl } from "./storage/bucket-url.ts";

/** All invalid variables of the environment at once, in French, one line each. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type Config = z.infer<typeof environment>;

/** Reads the environment once; an empty variable counts as absent. Throws a ConfigError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map(
    ({ path: [name], message }) => `  ${String(name)} : ${shown(given[String(name)])}${message}`,
  );
  throw new ConfigError(
    `La configuration ne convient pas :\n${lines.join("\n")}\nToutes les variables sont décrites dans .env.example.`,
  );
}

/** The invalid value, without the password that a URL may hold. */
const shown = (value: string | undefined): string =>
  value === undefined
    ? ""
    : `« ${value.replace(/:[^:@]*@/, ":…@").slice(0, 200)} » ne convient pas ; attendu : `;

const matching = (pattern: RegExp, expected: string) => z.string().trim().regex(pattern, expected);

const url = (protocols: string[], expected: string) =>
  z
    .string()
    .trim()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), expected);

const port = matching(/^\d{1,5}$/, "un numéro de port de 0 à 65535")
  .transform(Number)
  .refine((number) => number <= 65_535, "un numéro de port de 0 à 65535");

const origin = url(["http:", "https:"], "une adresse comme https://etabli.example")
  .refine(
    (text) => URL.canParse(text) && new URL(text).pathname === "/",
    "une adresse sans chemin, comme https://etabli.example",
  )
  .transform((text) => new URL(text).origin);

const flag = matching(/^[01]$/, "1 (oui) ou 0 (non)").transform((text) => text === "1");

const BUCKET =
  "une adresse comme s3://clé:secret@s3.fr-par.scw.cloud/compartiment?region=fr-par (s3+http:// sans chiffrement)";
const bucket = z.string().transform((text, context) => {
  const read = readBucketUrl(text.trim());
  if (!read) context.addIssue({ code: "custom", message: BUCKET });
  return read ?? z.NEVER;
});

const dsn = z.string().transform((text, context) => {
  const read = readDsn(text.trim());
  if (!read)
    context.addIssue({
      code: "custom",
      message: "une adresse comme https://clé@sentry.example/42, donnée par le service",
    });
  return read ?? z.NEVER;
});

const MAILBOX =
  "une adresse comme imaps://compte:motdepasse@serveur/INBOX (imap:// sur cette machine, ou avec STARTTLS)";
const mailbox = z.string().transform((text, context) => {
  const read = readMailboxUrl(text.trim());
  if (!read) context.addIssue({ code: "custom", message: MAILBOX });
  return read ?? z.NEVER;
});

const PROXIES =
  "un nombre de relais (1), ou des adresses séparées par des virgules (127.0.0.1, 10.0.0.0/8, loopback)";
const ADDRESS =
  /^(loopback|linklocal|uniquelocal|(\d{1,3}\.){3}\d{1,3}(\/\d{1,2})?|[0-9a-f:]*:[0-9a-f:.]*(\/\d{1,3})?)$/i;
const proxies = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine(
    (parts) =>
      (parts.length === 1 && /^\d{1,2}$/.test(parts[0] ?? "")) ||
      parts.every((part) => ADDRESS.test(part)),
    PROXIES,
  )
  .transform((parts): number | string[] =>
    /^\d{1,2}$/.test(parts[0] ?? "") ? Number(parts[0]) : parts,
  );

/** Addresses of STUN or TURN servers (RFC 7064, 7065), separated by commas. */
const iceUrls = (scheme: "stun" | "turn") => {
  const address = new RegExp(`^${scheme}s?:[\\w.:[\\]-]+(\\?transport=(udp|tcp))?$`);
  return z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine(
      (urls) => urls.length <= 8 && urls.every((one) => address.test(one)),
      `des adresses comme ${scheme}:${scheme}.etabli.example:3478, séparées par des virgules`,
    );
};

const sender = matching(
  /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  "une adresse, comme « Établi <bonjour@etabli.example> »",
);
const text = z.string().trim().max(500, "un texte d’au plus 500 caractères");

const variables = z.object({
  PORT: port.default(3000),
  /** 127.0.0.1: reachable from this machine only, unless configured otherwise. */
  HOST: matching(/^[0-9a-zA-Z.:-]+$/, "une adresse d’écoute, comme 127.0.0.1 ou 0.0.0.0").default(
    "127.0.0.1",
  ),
  DATA_DIR: z
    .string()
    .default("./data")
    .transform((folder) => path.resolve(folder)),
  DATABASE_URL: url(
    ["postgres:", "postgresql:"],
    "une adresse comme postgres://etabli:motdepasse@serveur:5432/etabli",
  ).optional(),
  FILES_URL: bucket.optional(),
  DATABASE_POOL_URL: url(
    ["postgres:", "postgresql:"],
    "une adresse comme postgres://repartiteur:6432/etabli",
  ).optional(),
  LEDGER_KEY: matching(/^[0-9a-f]{64}$/i, "64 chiffres hexadécimaux (32 octets)")
    .transform((text) => Buffer.from(text, "hex"))
    .optional(),
  METRICS_TOKEN: matching(
    /^\S{16,200}$/,
    "un secret d’au moins 16 caractères, sans espace",
  ).optional(),
  SENTRY_DSN: dsn.optional(),
  PREPARED_STATEMENTS: flag.optional(),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: proxies.optional(),
  SMTP_URL: url(
    ["smtp:", "smtps:"],
    "une adresse comme smtp://utilisateur:motdepasse@serveur:587",
  ).optional(),
  MAIL_FROM: sender.optional(),
  STRIPE_SECRET_KEY: matching(
    /^(sk|rk)_[A-Za-z0-9_]{8,250}$/,
    "une clé secrète de Stripe, comme sk_live_…",
  ).optional(),
  STRIPE_WEBHOOK_SECRET: matching(
    /^whsec_[A-Za-z0-9_]{8,250}$/,
    "le secret de signature d’un webhook de Stripe, comme whsec_…",
  ).optional(),
  STRIPE_API_URL: url(["http:", "https:"], "une adresse http ou https").optional(),
  SMS_URL: url(["http:", "https:"], "une adresse http ou https").optional(),
  SMS_TOKEN: text.optional(),
  SMS_SENDER: matching(/^[A-Za-z0-9]{3,11}$/, "de 3 à 11 lettres et chiffres sans accent").default(
    "ETABLI",
  ),
  CLAIMS_URL: url(["http:", "https:"], "une adresse http ou https").optional(),
  CLAIMS_KEY: text.optional(),
  INBOUND_SECRET: matching(
    /^\S{16,200}$/,
    "un secret d’au moins 16 caractères, sans espace",
  ).optional(),
  REPLY_ADDRESS: matching(
    /^[a-z0-9._-]{1,20}@[a-z0-9.-]{3,80}$/i,
    "une adresse courte et sans « + », comme reponses@etabli.example",
  ).optional(),
  IMAP_URL: mailbox.optional(),
  STUN_URLS: iceUrls("stun").default([]),
  TURN_URLS: iceUrls("turn").default([]),
  TURN_SECRET: matching(
    /^\S{16,200}$/,
    "un secret d’au moins 16 caractères, sans espace",
  ).optional(),
  DEMO: flag.optional(),
  BOOKINGS_PER_NETWORK: matching(/^\d{1,4}$/, "un nombre de 0 à 9999")
    .transform(Number)
    .default(3),
  /** Webhooks may go to this machine, to its network, and over http. */
  WEBHOOKS_LOCAL: flag.default(false),
  GEOCODER_URL: url(["http:", "https:"], "une adresse http ou https").default(
    "https://data.geopf.fr/geocodage",
  ),
  COMPANY_REGISTER_URL: url(["http:", "https:"], "une adresse http ou https").optional(),
  ROUTER_URL: url(["http:", "https:"], "une adresse http ou https").optional(),
  TIMESTAMP_URL: url(["http:", "https:"], "une adresse http ou https").optional(),
  /** A file of PEM certificates: the authorities whose time-stamps are trusted. */
  TIMESTAMP_CA: text.optional(),
  EMAIL_CHECK_URL: url(["http:", "https:"], "une adresse http ou https").optional(),
  LEGAL_NAME: text.default(""),
  LEGAL_FORM: text.default(""),
  LEGAL_SIRET: matching(/^\d{3} ?\d{3} ?\d{3} ?\d{5}$/, "un SIRET de quatorze chiffres").optional(),
  LEGAL_DIRECTOR: text.default(""),
  LEGAL_PHONE: text.default(""),
  LEGAL_ADDRESS: text.default(""),
  LEGAL_EMAIL: matching(/^[^\s@]+@[^\s@]+$/, "une adresse e-mail").optional(),
  LEGAL_HOST: text.default(""),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `l’un de ${LOG_LEVELS.join(", ")}` }).default("info"),
});

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape);

const environment = variables
  .superRefine((config, context) => {
    if (config.SMTP_URL && !config.MAIL_FROM)
      context.addIssue({
        code: "custom",
        path: ["MAIL_FROM"],
        message: "à renseigner avec SMTP_URL : l’adresse qui envoie les messages",
      });
    if (Boolean(config.STRIPE_SECRET_KEY) !== Boolean(config.STRIPE_WEBHOOK_SECRET))
      context.addIssue({
        code: "custom",
        path: [config.STRIPE_SECRET_KEY ? "STRIPE_WEBHOOK_SECRET" : "STRIPE_SECRET_KEY"],
        message:
          "à renseigner ensemble : STRIPE_SECRET_KEY et STRIPE_WEBHOOK_SECRET, ou ni l’un ni l’autre",
      });
    if (config.IMAP_URL && !config.REPLY_ADDRESS)
      context.addIssue({
        code: "custom",
        path: ["REPLY_ADDRESS"],
        message: "à renseigner avec IMAP_URL : l’adresse dont cette boîte reçoit les réponses",
      });
    if (config.TURN_URLS.length > 0 && !config.TURN_SECRET)
      context.addIssue({
        code: "custom",
        path: ["TURN_SECRET"],
        message:
          "à renseigner avec TURN_URLS : le secret que ce relais connaît (static-auth-secret)",
      });
    if (config.DATABASE_POOL_URL && !config.DATABASE_URL)
      context.addIssue({
        code: "custom",
        path: ["DATABASE_URL"],
        message: "à renseigner avec DATABASE_POOL_URL : l’adresse du serveur lui-même",
      });
    if (config.DEMO && config.DATABASE_URL)
      context.addIssue({
        code: "custom",
        path: ["DEMO"],
        message:
          "0 avec DATABASE_URL : la démonstration n’entre jamais dans un serveur ; ouvrez un atelier par npm run shop:create",
      });
  })
  .transform((config) => ({
    ...config,
    /** Without a proxy named here, forwarding headers are ignored. */
    TRUST_PROXY: config.TRUST_PROXY ?? false,
    MAIL_FROM: config.MAIL_FROM ?? "Établi <ne-pas-repondre@etabli.invalid>",
    PREPARED_STATEMENTS: config.PREPARED_STATEMENTS ?? config.DATABASE_POOL_URL === undefined,
    /** The demonstration is only written into a database that this process creates (`Database.settle`). */
    DEMO: config.DEMO ?? config.DATABASE_URL === undefined,
  }));

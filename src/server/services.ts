/** What the whole application shares, assembled once in main.ts and handed to every noun. */
import type { Instant } from "../domain/time.ts";
import type { Card } from "./platform/card/card.ts";
import type { Config } from "./platform/config.ts";
import type { Database } from "./platform/database/open.ts";
import type { CompanyRegister } from "./platform/register/company.ts";
import type { Geocoder } from "./platform/geocoder.ts";
import type { LiveBus } from "./platform/live.ts";
import type { Mail } from "./platform/mail.ts";
import type { Pdf } from "./platform/pdf/pdf.ts";
import type { Reachability } from "./platform/reachability.ts";
import type { Routing } from "./platform/routing.ts";
import type { Web } from "./platform/web.ts";

export type Services = {
  config: Config;
  database: Database;
  clock: () => Instant;
  live: LiveBus;
  pdf: Pdf;
  /** For what a person waits for; every other letter is queued. */
  mail: Pick<Mail, "send">;
  web: Web;
  geocoder: Geocoder;
  routing: Routing;
  reachability: Reachability;
  register: CompanyRegister;
  /** Absent without a key: no payment by card is offered. */
  card: Card | undefined;
  /** The key of the ledger's chain; kept in a file outside the database. */
  ledgerKey: Buffer;
  /** Where the platform of the demonstration listens; absent without one. */
  simulator?: string;
};

/** Atelier Garonne and its approved platform: the simulator over HTTP, the tasks under a clock of the test. */
import { afterAll, beforeAll } from "vitest";
import type { ShopScope } from "../../../src/domain/account/scope.ts";
import { addMinutes, type Instant } from "../../../src/domain/time.ts";

import {
  followPlatform,
  type FollowServices,
} from "../../../src/server/invoice/platform/follow.ts";
import type { ListenServices } from "../../../src/server/invoice/platform/listen.ts";
import { sendOne, type SendServices } from "../../../src/server/invoice/platform/send.ts";
import { readFiles } from "../../../src/server/ledger/e-reporting/read-files.ts";
import { insertReportStatus } from "../../../src/server/ledger/e-reporting/store.ts";
import { openSimulator, type Simulator } from "../../../src/server/platform/flows/simulator.ts";
import { garonneScope, openRepair, withoutBonus } from "../affairs.ts";
import { marc, type Colleague } from "../colleagues.ts";
import { instant } from "../doors.ts";
import { GARONNE } from "../garonne.ts";
import { openSales, type Sales } from "../sales.ts";

export type PlatformStory = Sales & {
  simulator: () => Simulator;
  now: () => Instant;
  wait: (minutes: number) => void;
  connect: (facts?: object, who?: Colleague) => Promise<{ refused?: string; platform_id?: string }>;
  /** The tasks that are due. */
  sendDue: () => Promise<void>;
  follow: (scope?: ShopScope) => Promise<void>;
  /** What the tasks are given. */
  means: () => SendServices & FollowServices & ListenServices;
  /** The only row of what is asked, as the owner of the database reads it. */
  row: (query: string, values?: unknown[]) => Promise<Record<string, unknown>>;
  /** An invoice to a company, issued. */
  billed: () => Promise<{ id: string; reference: string; quote_id: string }>;
};

/** Call it at the top of a test file; what it answers is used inside tests only. */
export function openPlatform(
  start: string,
  more: Parameters<typeof openSales>[1] = [],
): PlatformStory {
  const sales = openSales(start, more);
  const held: { simulator?: Simulator; now: Instant } = { now: instant(start) };
  const simulator = () => {
    if (!held.simulator) throw new Error("opened in beforeAll");
    return held.simulator;
  };
  beforeAll(async () => {
    held.simulator = await openSimulator({ clock: () => held.now });
    const { services, database } = sales.doors();
    Object.assign(services, { clock: () => held.now });
    Object.assign(services.config, { WEBHOOKS_LOCAL: true });
    await database.asOwner(
      "update app.shop set siret = '73282932000074', vat_number = 'FR44732829320' where id = $1",
      [GARONNE.id],
    );
  });
  afterAll(() => held.simulator?.close());
  const services = () => ({
    ...sales.doors().services,
    clock: () => held.now,
    files: readFiles(sales.doors().services),
    tellReport: insertReportStatus,
  });
  return {
    ...sales,
    simulator,
    now: () => held.now,
    wait: (minutes) => {
      held.now = addMinutes(held.now, minutes);
    },
    connect: async (facts = {}, who = marc) => {
      const input = {
        url: simulator().url,
        platform_id: "0042",
        login: "etabli",
        secret: "simulateur",
        ...facts,
      };
      const query = `mutation ($input: PlatformConnectionInput!) { result: connectPlatform(input: $input) {
        ... on Refusal { refused } ... on PlatformConnection { platform_id } } }`;
      return (await sales.ask(query, { input }, who)).data.result;
    },
    sendDue: async () => {
      const due = await sales
        .doors()
        .database.asOwner<{ id: string }>(
          "select id from app.platform_flow where state = 'waiting' and next_at <= $1 order by created_at, id",
          [held.now],
        );
      for (const { id } of due) await sendOne(services(), garonneScope, id);
    },
    follow: (scope = garonneScope) => followPlatform(services(), scope),
    means: services,
    row: async (query, values) => {
      const [found, ...others] = await sales
        .doors()
        .database.asOwner<Record<string, unknown>>(query, values);
      if (!found || others.length > 0) throw new Error(`${others.length + 1} rows: ${query}`);
      return found;
    },
    billed: async () => {
      const { repair_id } = await openRepair(sales.doors().database, GARONNE.id, "Entreprise");
      const quote = await sales.sent(repair_id, { lines: withoutBonus });
      await sales.sign(quote);
      const { id, reference } = await sales.change("issueInvoice", { quote_id: quote.id });
      return { id, reference, quote_id: quote.id };
    },
  };
}

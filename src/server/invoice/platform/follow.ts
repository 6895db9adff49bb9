/** Reads what the shop's platform has new: what became of what was sent, what clients say, what suppliers send. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { askedAgainFrom } from "../../../domain/invoice/platform/verdict.ts";
import { parseInstant, type Instant } from "../../../domain/time.ts";
import type { Database } from "../../platform/database/open.ts";
import type { FlowFailure, FlowSession } from "../../platform/flows/ask.ts";
import { findFlows, FLOWS_AT_ONCE, readFlow, type Flow } from "../../platform/flows/client.ts";
import { sqlState } from "../../platform/database/violation.ts";
import { connect, type PlatformMeans } from "./connect.ts";
import { recordFault, recordFile, type Came } from "./record.ts";
import { recordVerdict, type TellReport } from "./record-verdict.ts";
import { loadConnection, recordFollowed } from "./store.ts";

export type FollowServices = PlatformMeans & {
  database: Pick<Database, "withShop">;
  clock: () => Instant;
  tellReport: TellReport;
};

/** Until nothing is new. What is read twice changes nothing, so that a failure in the middle begins again there. */
export async function followPlatform(services: FollowServices, scope: ShopScope): Promise<void> {
  const connection = await services.database.withShop(scope, loadConnection, "read");
  if (!connection) return;
  const session = await connect(services, scope, connection);
  if ("failure" in session) return note(services, scope, { failure: session.failure });
  const reading = { scope, session: session.value };
  let said: Page["failure"] = "";
  for (let until = connection.followed_until; ;) {
    const found = await findFlows(reading.session, until);
    if ("failure" in found) return note(services, scope, { failure: found.failure });
    const page = await readPage(services, reading, found.value);
    said = page.failure || said;
    await note(services, scope, { ...page, failure: said });
    const [first, last] = [instantOf(found.value[0]), instantOf(found.value.at(-1))];
    if (page.isStopped || !first || !last || found.value.length < FLOWS_AT_ONCE) return;
    until = askedAgainFrom(first, last);
  }
}

const instantOf = (flow: Flow | undefined): Instant | undefined =>
  parseInstant(flow?.updatedAt ?? "");

type Page = { failure: "" | FlowFailure; followed_until?: Instant; isStopped?: boolean };

const note = (
  { database }: FollowServices,
  scope: ShopScope,
  { failure, followed_until }: Page,
): Promise<void> =>
  database.withShop(scope, (db) =>
    recordFollowed(db, { failure, ...(followed_until && { followed_until }) }),
  );

type Reading = { scope: ShopScope; session: FlowSession };

/**
 * In order. A file that cannot be read is said, and does not hold up those after it; one that the platform could not hand
 * over just now is asked for again from there, or a supplier's invoice would be lost.
 */
async function readPage(
  services: FollowServices,
  reading: Reading,
  flows: readonly Flow[],
): Promise<Page> {
  let page: Page = { failure: "" };
  for (const flow of flows) {
    const failure = await readOne(services, reading, flow);
    if (failure !== "" && failure !== "unreadable") return { ...page, failure, isStopped: true };
    const followed_until = instantOf(flow);
    page = { failure: failure || page.failure, ...(followed_until && { followed_until }) };
  }
  return page;
}

async function readOne(
  services: FollowServices,
  { scope, session }: Reading,
  flow: Flow,
): Promise<Page["failure"]> {
  const { database, clock } = services;
  if (flow.flowDirection === "Out") {
    await database.withShop(scope, (db) => recordVerdict(db, services, flow));
    return "";
  }
  const type = TYPES.find((known) => known === flow.flowType);
  if (!type) return "";
  const file = await readFlow(session, flow.flowId);
  if ("failure" in file) return file.failure;
  const bytes = file.value;
  if (!bytes) return "unreadable";
  const came = { type, bytes, flow_id: flow.flowId, at: clock() };
  return (await keep(services, scope, came)) ? "" : "unreadable";
}

/** What no column can hold is unreadable too: it would hold up all that came after it. */
async function keep({ database }: FollowServices, scope: ShopScope, came: Came): Promise<boolean> {
  try {
    return await database.withShop(scope, (db) => recordFile(db, came));
  } catch (error) {
    if (!isDataFault(error)) throw error;
    return database.withShop(scope, (db) => recordFault(db, came));
  }
}

/** Classes of SQLSTATE: a value that no column takes, a constraint that it breaks. */
const isDataFault = (error: unknown): boolean => /^2[23]/.test(sqlState(error));

const TYPES = ["CustomerInvoiceLC", "SupplierInvoice"] as const;

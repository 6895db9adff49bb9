/** The one wrapper of every mutation, and what each of them knows: author, instant, links, key of the ledger. */
import { may, type Action } from "../../domain/account/permissions.ts";
import { sql } from "kysely";
import type { ShopScope } from "../../domain/account/scope.ts";
import { refuse, type Refusal } from "../../domain/decision.ts";
import type { Instant } from "../../domain/time.ts";
import { ID_PATTERN } from "../../domain/validation.ts";
import type { Services } from "../services.ts";
import type { ShopDb } from "./database/scope.ts";
import { doOnce, type Deferred } from "./deferred/once.ts";
import { violated } from "./database/violation.ts";
import { isNotFound, notFound, type Context } from "./graphql.ts";
import { refusalError } from "./graphql/refusal-error.ts";
import { logSecurity } from "./http/security-log.ts";
import { countAttempt, forgetAttempts } from "./limit.ts";
import type { Log } from "./log.ts";
import { publicOrigin } from "./origin.ts";

/** Who writes: an account of the office, a client behind a public link, or the application itself. */
export type Author = { kind: "shop" | "client" | "system"; account_id: string | null };

export type ChangeContext = {
  author: Author;
  at: Instant;
  /** When an act was made that is sent later; absent for what is sent as it is made. */
  made_at?: Instant | undefined;
  /** What the links of a message begin with. */
  origin: string;
  /** Whether this installation has a card service; a shop opens its account there. */
  takesCards?: boolean | undefined;
  /** Key of the chain that documents and payments are sealed into. */
  ledgerKey: Buffer;
  /** Address of the browser, for the audit; absent outside a request. */
  ip?: string | undefined;
};

/** The work of one transaction; undefined when what it concerns does not exist in this shop. */
export type Verb<Outcome> = (db: ShopDb, context: ChangeContext) => Promise<Outcome | undefined>;

export const authorOf = ({ actor }: ShopScope): Author =>
  actor.kind === "user"
    ? { kind: "shop", account_id: actor.id }
    : { kind: actor.kind, account_id: null };

type Clocked = Pick<Services, "clock" | "config" | "ledgerKey">;

export const changeContext = (
  { clock, config, ledgerKey }: Clocked,
  scope: ShopScope,
  ip?: string,
  deferred?: Deferred,
): ChangeContext => ({
  author: authorOf(scope),
  at: clock(),
  ...(deferred && { made_at: deferred.made_at }),
  origin: publicOrigin(config),
  takesCards: config.STRIPE_SECRET_KEY !== undefined,
  ledgerKey,
  ip,
});

/** For the verbs whose hour is the person's: a note, an arrival, a timer, a signed reception. Never for money or the ledger. */
export const whenMade = <Changing extends Pick<ChangeContext, "at" | "made_at">>(
  changing: Changing,
): Changing => ({ ...changing, at: changing.made_at ?? changing.at });

/**
 * `operation` is set outside GraphQL only, whose endpoint records foreign acts itself: the name under
 * which the shop's record keeps what an administrator changes. The ids in `asked` say on what.
 */
type Request = Pick<Context, "me" | "scope"> & {
  services: Clocked & Pick<Services, "database">;
  log?: Log;
  ip?: string;
  deferred?: Deferred | undefined;
  operation?: string;
  asked?: unknown;
};

/**
 * A mutation asked by an account, in one transaction: permission, foreign act, work. A refusal is the
 * answer and rolls everything back; what does not exist throws NOT_FOUND (404 outside GraphQL). A deferred act that was done
 * already throws the refusal « done-already ».
 */
export async function change<Outcome>(
  request: Request,
  action: Action,
  verb: Verb<Outcome>,
): Promise<Outcome | Refusal<"not-allowed">> {
  const { services, scope, me, operation, asked, log, ip, deferred } = request;
  if (!may(me, action)) {
    const { shop_id } = scope;
    if (log) logSecurity(log, "permission.refused", { account_id: me.id, shop_id, action });
    return refuse("not-allowed");
  }
  const outcome = await services.database.withShop(scope, async (db) => {
    if (deferred && !(await doOnce(db, { scope, account_id: me.id, deferred })))
      throw refusalError(refuse("done-already"));
    if (operation !== undefined) await recordForeignAct(db, { me, scope, operation, asked });
    return verb(db, changeContext(services, scope, ip, deferred));
  });
  if (outcome === undefined) throw notFound();
  return outcome;
}

const HOUR = 3_600_000;
/** What the shop's record says of an administrator who looked, whatever was asked. */
const READ = "read";

type ForeignRead = Pick<Context, "me" | "scope"> & {
  services: Pick<Services, "database">;
  /** What names the records that are read, if any. */
  asked?: unknown;
};

/** Leaves in the shop's own record that an account from outside reads it, and which record: once an hour each, not once a query. */
export async function recordForeignRead({
  services,
  me,
  scope,
  asked,
}: ForeignRead): Promise<void> {
  if (scope.shop_id === me.shop_id) return;
  const { database } = services;
  const ids = idsIn(asked).filter((id) => id !== scope.shop_id);
  const key = `read of ${scope.shop_id} by ${me.id} ${ids.slice(0, FEW_IDS).join()}`.trim();
  const { current } = await countAttempt(database, key, HOUR);
  if (current > 1) return;
  await database
    .withShop(scope, (db) => recordForeignAct(db, { me, scope, operation: READ, asked: ids }))
    .catch(async (error: unknown) => {
      // A shop that does not exist has no record, and nothing to read.
      if (isNotFound(error)) return;
      // What was not recorded is not read, and the next read is the first again.
      await forgetAttempts(database, key).catch(() => undefined);
      throw error;
    });
}

type ForeignAct = Pick<Context, "me" | "scope"> & { operation: string; asked?: unknown };

/**
 * Leaves in the shop's own record that an account from outside acts for it, and on what; NOT_FOUND without such a shop.
 * What may name a client keeps no name here, since this record is never erased: the present one is read.
 */
export async function recordForeignAct(
  db: ShopDb,
  { me, scope: { shop_id }, operation, asked }: ForeignAct,
): Promise<void> {
  if (shop_id === me.shop_id) return;
  const ids = idsIn(asked);
  await sql`insert into app.act (shop_id, account_id, action, record_ids, subject)
    select ${shop_id}, ${me.id}, ${operation.slice(0, 200)}, ${ids}::uuid[],
      case when s ->> 'noun' in ('client', 'message', 'file') then s || '{"name": ""}' else s end
    from app.subject_of(${ids}::uuid[]) s`
    .execute(db)
    .catch((error: unknown) => {
      throw violated(error, "act_shop_id_fkey") ? notFound() : error;
    });
}

const IDS = new RegExp(`(?<=")${ID_PATTERN}(?=")`, "g");
const MOST_IDS = 50;
/** A list that names more than these is read as one. */
const FEW_IDS = 4;

/** Every id in what was asked, wherever it stands: each names its own record. */
const idsIn = (asked: unknown): string[] => {
  const text = JSON.stringify(asked ?? null).toLowerCase();
  return [...new Set(text.match(IDS))].slice(0, MOST_IDS);
};

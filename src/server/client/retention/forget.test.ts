/** Nights, one after the other, over clients that came long ago. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import {
  act,
  garonneScope,
  issuedInvoice,
  LEDGER_KEY,
  openRepair,
} from "../../../../test/shop/affairs.ts";
import { knownClient } from "../../../../test/shop/clients.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRow, LOIRE } from "../../../../test/shop/garonne.ts";
import { instant } from "../../../../test/shop/quote.ts";
import { WAITING_DAYS } from "../../../domain/booking/waiting/visitor/visitor.ts";
import { LETTER_DAYS, RETENTION } from "../../../domain/client/retention/rules.ts";
import { forgetPast } from "../../account/store.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { quietLog } from "../../platform/log.ts";
import { forgetIdle } from "./forget.ts";
import { forgetClients } from "./jobs.ts";
import { retentionRest } from "./rest.ts";

const TODAY = "2026-11-24T03:00:00.000Z";
const { doors, send } = openOffice(TODAY, [retentionRest]);

const services = (now = TODAY) => ({
  ...doors().services,
  log: quietLog,
  ledgerKey: LEDGER_KEY,
  clock: () => instant(now),
});
const night = (now = TODAY) => forgetIdle(services(now), garonneScope);
const A_MONTH_LATER = "2026-12-24T03:00:00.000Z";

/** Nothing of a former test is idle any more. */
beforeEach(async () => {
  const { database } = doors();
  await database.asOwner("update app.client set last_seen_at = now()");
  await database.asOwner("delete from app.client_retention");
});

async function idleClient(name: string, seen = "2020-05-01", shop_id: string = GARONNE.id) {
  const { database } = doors();
  const id = await knownClient(database, name, { phones: ["+33639981234"], shop_id });
  await sleeps(id, seen);
  return id;
}
const sleeps = (id: string, seen = "2020-05-01") =>
  doors().database.asOwner(
    "update app.client set last_seen_at = $2, created_at = '2019-01-01' where id = $1",
    [id, seen],
  );
const nameOf = async (id: string) =>
  (
    await doors().database.asOwner<{ lastname: string }>(
      "select lastname from app.client where id = $1",
      [id],
    )
  )[0]?.lastname;

test("a client is announced thirty days before, then erased, and each night says what it did", async () => {
  const id = await idleClient("ANCIEN Paul");
  expect(await night()).toMatchObject({ announced: 1, erased: 0 });
  expect(await night()).toMatchObject({ announced: 0, erased: 0 });
  expect(await night("2026-12-23T03:00:00.000Z")).toMatchObject({ erased: 0 });
  expect(await nameOf(id)).toBe("ANCIEN");
  expect(await night(A_MONTH_LATER)).toMatchObject({ erased: 1 });
  expect(await nameOf(id)).toBe("CLIENT EFFACÉ");
  expect(await night("2026-12-25T03:00:00.000Z")).toMatchObject({ announced: 0, erased: 0 });
  const nights = await doors().database.asOwner(
    "select night, announced, erased from app.retention_night order by night",
  );
  expect(nights).toEqual([
    { night: "2026-11-24", announced: 1, erased: 0 },
    { night: "2026-12-23", announced: 0, erased: 0 },
    { night: "2026-12-24", announced: 0, erased: 1 },
    { night: "2026-12-25", announced: 0, erased: 0 },
  ]);
  const lines = await doors().database.asOwner(
    "select after from app.audit where action = 'retention.applied'",
  );
  expect(lines).toMatchObject([{ after: { erased: 1 } }]);
});

test.each([
  ["three years ago less a month: announced", "2023-12-23", 1],
  ["later: not yet", "2023-12-25", 0],
])("last seen %s", async (_, seen, announced) => {
  await idleClient("JUSTE Anne", seen);
  expect(await night()).toMatchObject({ announced });
});

type Story = { client_id: string; repair_id: string };
const run = (text: string, values: unknown[]) => doors().database.asOwner(text, values);

test.each<[string, (story: Story) => Promise<unknown>]>([
  [
    "a repair is open",
    ({ repair_id }) => run("update app.repair set status = 'En essai' where id = $1", [repair_id]),
  ],
  [
    "a repair moved lately",
    ({ repair_id }) =>
      run(`update app.repair set "lastUpdateAt" = '2025-01-01' where id = $1`, [repair_id]),
  ],
  [
    "an invoice was issued: its guarantee runs, and it is not paid",
    ({ repair_id }) =>
      doors().database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, act())),
  ],
  [
    "a device is lent",
    async ({ repair_id }) => {
      const device_id = randomUUID();
      await insertRow(doors().database, "app.loan_device", {
        shop_id: GARONNE.id,
        id: device_id,
        name: device_id,
      });
      await insertRow(doors().database, "app.loan", {
        shop_id: GARONNE.id,
        device_id,
        repair_id,
        due_on: "2020-05-01",
        lent_at: "2020-04-01T10:00:00Z",
      });
    },
  ],
  [
    "an answer came lately",
    ({ repair_id }) =>
      insertRow(doors().database, "app.reply", {
        shop_id: GARONNE.id,
        repair_id,
        channel: "email",
        sender: "x@example.org",
        text: "Bonjour",
        provider_id: randomUUID(),
        created_at: "2025-06-01T10:00:00Z",
      }),
  ],
])("a client is left alone while %s", async (_, arrange) => {
  const story = await openRepair(doors().database);
  await run(
    `update app.repair set status = 'Terminer/Archivé', "lastUpdateAt" = '2020-05-01' where id = $1`,
    [story.repair_id],
  );
  await sleeps(story.client_id);
  expect(await night()).toMatchObject({ announced: 1 });
  await arrange(story);
  await sleeps(story.client_id);
  expect(await night(A_MONTH_LATER)).toMatchObject({ erased: 0 });
  expect(await nameOf(story.client_id)).toBe("VIDAL");
  expect(
    await run("select from app.client_retention where client_id = $1", [story.client_id]),
  ).toEqual([]);
});

test("a client who comes back is no longer announced", async () => {
  const id = await idleClient("REVENU Luc");
  await night();
  await sleeps(id, "2026-12-01");
  expect(await night(A_MONTH_LATER)).toMatchObject({ erased: 0 });
  expect(await nameOf(id)).toBe("REVENU");
});

const PATH = `/api/v1/shops/${GARONNE.id}/retention`;
const keep = (client_id: string, who = marc) =>
  send({ method: "POST", url: `${PATH}/kept`, payload: { client_id } }, who);

test("the owner reads who will be erased and when, and keeps one for a year", async () => {
  const [kept, gone] = [await idleClient("GARDE Zoé"), await idleClient("PARTI Max")];
  await night();
  const { notices } = (await send({ url: PATH }, marc)).json<{ notices: object[] }>();
  expect(notices).toHaveLength(2);
  expect(notices).toContainEqual(
    expect.objectContaining({ client_id: kept, lastname: "GARDE", erased_on: "2026-12-24" }),
  );
  expect((await keep(kept, karim)).statusCode).toBe(403);
  expect((await keep(kept)).json()).toEqual({ until: "2027-11-24" });
  expect((await keep(randomUUID())).statusCode).toBe(404);
  await night(A_MONTH_LATER);
  expect([await nameOf(kept), await nameOf(gone)]).toEqual(["GARDE", "CLIENT EFFACÉ"]);
  await night("2027-11-24T03:00:00.000Z");
  expect(await nameOf(kept)).toBe("CLIENT EFFACÉ");
});

test("the night forgets the names that nobody bears any more, and no other", async () => {
  const { database } = doors();
  const id = await knownClient(database, "CORRIGÉE Anne");
  await knownClient(database, "VOISINE Anne");
  await knownClient(database, "CORRIGÉE Léa", { shop_id: LOIRE.id });
  const rename = "update app.client set lastname = 'EXACTE' where id = $1";
  await database.asOwner(rename, [id]);
  await database.asOwner("delete from app.name_word where written = 'voisine'");
  await night();
  const words = await database.asOwner(
    "select shop_id, written from app.name_word where written in ('corrigee', 'anne', 'exacte', 'voisine') order by 2",
  );
  expect(words).toEqual([
    { shop_id: GARONNE.id, written: "anne" },
    { shop_id: LOIRE.id, written: "corrigee" },
    { shop_id: GARONNE.id, written: "exacte" },
    { shop_id: GARONNE.id, written: "voisine" },
  ]);
});

test("each shop has its own night", async () => {
  const theirs = await idleClient("VOISIN Léa", "2020-05-01", LOIRE.id);
  await night();
  await night(A_MONTH_LATER);
  expect(await nameOf(theirs)).toBe("VOISIN");
  expect((await keep(theirs, nadia)).statusCode).toBe(403);
  await forgetClients(services())({}, { attempt: 1, max_attempts: 1 });
  const scope = mintScope(LOIRE.id, { kind: "system" });
  expect(await forgetIdle(services(A_MONTH_LATER), scope)).toMatchObject({ erased: 1 });
});

test("the table says what the other nightly deletions do", () => {
  const forgotten = readFileSync("migrations/functions/auth.forget_past.sql", "utf8");
  const kept = (id: string) => RETENTION.find((rule) => rule.id === id)?.kept ?? "";
  expect([kept("session"), forgotten]).toEqual([
    "30 jours",
    expect.stringContaining("auth.session where expire_at < now() - interval '30 days'"),
  ]);
  expect([kept("waiting"), forgotten]).toEqual([
    expect.stringMatching(`^${WAITING_DAYS} jours`),
    expect.stringContaining(`created_at < now() - interval '${WAITING_DAYS} days'`),
  ]);
  expect([kept("device"), forgotten]).toEqual([
    "1 an sans usage",
    expect.stringContaining("auth.device where seen_at < now() - interval '1 year'"),
  ]);
  expect([kept("letter"), forgotten]).toEqual([
    `${LETTER_DAYS} jours`,
    expect.stringContaining(`created_at < now() - interval '${LETTER_DAYS} days'`),
  ]);
  expect([kept("audience"), forgotten]).toEqual([
    "25 mois",
    expect.stringContaining("app.audience where day < now() - interval '25 months'"),
  ]);
});

const letter = async (days: number, facts: Record<string, unknown> = {}) => {
  const id = randomUUID();
  const created_at = new Date(Date.now() - days * 86_400_000).toISOString();
  const text = { template: "waiting-joined", recipient: "ines@example.org", text: "Bonjour" };
  const sent = { status: "sent", sent_at: created_at, transport: "outbox" };
  await insertRow(doors().database, "app.message", {
    shop_id: GARONNE.id,
    id,
    ...text,
    ...sent,
    created_at,
    ...facts,
  });
  return id;
};

test("a letter that touches no repair is deleted after ninety days; one of a repair, one that waits, stay", async () => {
  const { repair_id } = await openRepair(doors().database);
  const gone = [await letter(LETTER_DAYS + 1), await letter(400, { template: "account-opened" })];
  const stays = [
    await letter(LETTER_DAYS - 1),
    await letter(400, { repair_id }),
    await letter(400, { status: "queued", sent_at: null, transport: null }),
  ];
  await forgetPast(doors().database);
  const left = await doors().database.asOwner<{ id: string }>(
    "select id from app.message where id = any($1)",
    [[...gone, ...stays]],
  );
  expect(left.map(({ id }) => id).toSorted()).toEqual(stays.toSorted());
});

test("a reply that no repair was found for is deleted after ninety days, as a letter is", async () => {
  const { repair_id } = await openRepair(doors().database);
  const reply = async (days: number, of: string | null) => {
    const id = randomUUID();
    const created_at = new Date(Date.now() - days * 86_400_000).toISOString();
    const said = { channel: "email", sender: "ines@example.org", text: "Bonjour", provider_id: id };
    const facts = { shop_id: GARONNE.id, id, repair_id: of, ...said, created_at };
    await insertRow(doors().database, "app.reply", facts);
    return id;
  };
  const gone = await reply(LETTER_DAYS + 1, null);
  const stays = [await reply(LETTER_DAYS - 1, null), await reply(400, repair_id)];
  await forgetPast(doors().database);
  const left = await doors().database.asOwner<{ id: string }>(
    "select id from app.reply where id = any($1)",
    [[gone, ...stays]],
  );
  expect(left.map(({ id }) => id).toSorted()).toEqual(stays.toSorted());
});

test("the terms that visitors accepted are kept as they were read: the application may not change them, and they hold no name", async () => {
  expect(RETENTION.find(({ id }) => id === "terms")?.by).toBe("shop");
  const may = await doors().database.asOwner<{ privilege: string }>(
    `select lower(privilege_type) as privilege from information_schema.role_table_grants
     where table_schema = 'app' and table_name = 'accepted_terms' and grantee = 'etabli_app' order by 1`,
  );
  expect(may.map(({ privilege }) => privilege)).toEqual(["insert", "select"]);
  const columns = await doors().database.asOwner<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'app' and table_name = 'accepted_terms'",
  );
  expect(columns.map(({ name }) => name).toSorted()).toEqual([
    "created_at",
    "id",
    "sha256",
    "shop_id",
    "text",
  ]);
});

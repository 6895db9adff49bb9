/** One story at a time, played through the verbs of the product on a database that holds only a shop and its users. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { DEMO_GARONNE } from "../../../test/shop/demonstration.ts";
import { instant } from "../../../test/shop/quote.ts";
import type { QuoteStatus } from "../../domain/quote/status.ts";
import type { RepairStatus } from "../../domain/repair/status.ts";
import {
  addDays,
  dateOf,
  datesFrom,
  instantAt,
  type Instant,
  type LocalDate,
} from "../../domain/time.ts";
import { mintScope, type ShopDb } from "../platform/database/scope.ts";
import { skipTasks } from "../platform/queue.ts";
import { loadShop } from "../shop/store.ts";
import { BREAKDOWNS } from "./breakdowns.ts";
import { idOf, inTurn } from "./chance.ts";
import { clientsOf } from "./client.ts";
import { isOpen, ZONE } from "./hours.ts";
import { createLanes } from "./lanes.ts";
import type { Stage } from "./stage.ts";
import { openingOf } from "./steps.ts";
import { insertShop, insertUsers } from "./store.ts";
import { OUTCOMES, type Outcome, type Story } from "./story.ts";
import { playUntil } from "./timeline.ts";

const demo = DEMO_GARONNE;
const person = (firstname: string) => {
  const user = demo.users.find((one) => one.firstname === firstname);
  if (!user) throw new Error(`${firstname} does not work at ${demo.name}`);
  return user;
};
const [KARIM, SYLVIE] = [person("Karim"), person("Sylvie")];
const people = clientsOf(demo).filter(({ siren, email }) => siren === "" && email !== "");
/** One that has photographs. */
const breakdown = BREAKDOWNS.find(({ model }) => model === "WAN282") ?? inTurn(BREAKDOWNS, 0);

const TODAY = dateOf(instant("2026-11-23T12:00:00Z"), ZONE);
const database = testDatabase();
const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-stories-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));
beforeAll(async () => {
  await database.settle(async ({ db }) => {
    await insertShop(db, demo, TODAY);
    await insertUsers(db, demo, "not a hash");
    return true;
  });
});

const OPEN_DAYS = datesFrom(TODAY, 30).filter((day) => isOpen(demo, day));
const FIRST_CALL = instant("2026-11-20T10:00:00+01:00");
const END = instant("2027-02-01T12:00:00+01:00");
let written = 0;

/** Two visits a day: no story takes the slot of another. */
function story(facts: Partial<Story> = {}): Story {
  const rank = written++;
  const client = people[rank];
  const day = OPEN_DAYS[Math.floor(rank / 2)];
  if (!client || !day) throw new Error("too many stories for the days of the test");
  return {
    label: `story ${rank}`,
    asked_at: FIRST_CALL,
    by: "desk",
    client,
    breakdown,
    kind: "Diagnostic / Devis",
    wish: { user_id: KARIM.id, day, minute: rank % 2 === 0 ? 570 : 690, on_call: false },
    photographed: false,
    outcome: "to quote",
    ...facts,
  };
}

/** Plays the stories until this moment, in one transaction, as the demonstration does. */
const play = (stories: readonly Story[], now: Instant = END): Promise<void> =>
  database.withShop(mintScope(demo.id, { kind: "system" }), async (db) => {
    skipTasks(db, ["send-message"]);
    const stage = await stageOn(db);
    await playUntil(
      now,
      stories.map((one) => openingOf(stage, one)),
    );
    await stage.lanes.finished();
  });

async function stageOn(db: ShopDb): Promise<Stage> {
  const shop = await loadShop(db, demo.id);
  if (!shop) throw new Error("the shop is not there");
  const ledgerKey = Buffer.alloc(32, 7);
  const origin = "http://localhost:3000";
  const files = { DATA_DIR };
  return { db, demo, shop, origin, ledgerKey, files, lanes: createLanes(), known: new Map() };
}

type StoredOutcome = {
  status: RepairStatus;
  urgency: number;
  client_id: string;
  visits: string[];
  quotes: QuoteStatus[];
  versions: number;
  money: { due: number; paid: number; remainder: number }[];
};

const repairIdOf = ({ label }: Story): string => idOf(`${label} repair`);

async function outcomeOf(one: Story): Promise<StoredOutcome | undefined> {
  const [row] = await database.asOwner<StoredOutcome>(
    `select r.status, r.urgency, r.client_id,
       array(select e.status from app.event e where e.repair_id = r.id) as visits,
       array(select q.status from app.quote q where q.repair_id = r.id) as quotes,
       (select count(*)::int from app.quote_version v join app.quote q on q.id = v.quote_id where q.repair_id = r.id) as versions,
       coalesce((select jsonb_agg(jsonb_build_object('due', b.due, 'paid', b.paid, 'remainder', b.remainder))
         from app.invoice i join app.invoice_balance b on b.invoice_id = i.id where i.repair_id = r.id), '[]') as money
     from app.repair r where r.id = $1`,
    [repairIdOf(one)],
  );
  return row;
}

const journalOf = (one: Story) =>
  database.asOwner<{
    type: string;
    author: string;
    created_by: string | null;
    created_at: Instant;
  }>(
    `select type, author, created_by, created_at from app.repair_item where repair_id = $1 order by id`,
    [repairIdOf(one)],
  );

describe("how each story ends", () => {
  type Ending = [Outcome, RepairStatus, QuoteStatus | null, "unpaid" | "part" | "paid" | null];
  const ENDINGS: Ending[] = [
    ["to quote", "Devis à faire", null, null],
    ["collected", "Devis à faire", null, null],
    ["drafted", "Devis à envoyer", "Brouillon", null],
    ["ready to send", "Devis à envoyer", "A envoyer", null],
    ["sent", "Devis en attente Client", "Envoyé", null],
    ["expired", "Devis en attente Client", "Expiré", null],
    ["refused", "Devis refusé", "Refusé", null],
    ["accepted", "Devis accepté", "Accepté", null],
    ["accepted after revision", "Devis accepté", "Accepté", null],
    ["waiting for parts", "Attente de pièces", "Accepté", null],
    ["ready", "Prêt à réparer", "Accepté", null],
    ["testing", "En essai", "Accepté", null],
    ["repaired", "Réparé", "Accepté", null],
    ["invoiced", "Attente de réglement", "Accepté", "unpaid"],
    ["partly paid", "Attente de réglement", "Accepté", "part"],
    ["paid", "Terminer/Archivé", "Accepté", "paid"],
    ["came back", "Terminer/Archivé", "Accepté", "paid"],
    ["credited", "Terminer/Archivé", "Accepté", "unpaid"],
  ];
  const stories = new Map<Outcome, Story>();
  beforeAll(async () => {
    for (const [rank, [outcome]] of ENDINGS.entries())
      stories.set(outcome, story({ outcome, by: rank % 2 === 0 ? "desk" : "client" }));
    await play([...stories.values()]);
  });
  const storyOf = (outcome: Outcome): Story => {
    const one = stories.get(outcome);
    if (!one) throw new Error(`no story is ${outcome}`);
    return one;
  };

  test("every outcome has its story", () => {
    expect([...stories.keys()].sort()).toEqual(Object.keys(OUTCOMES).sort());
  });

  test.each(ENDINGS)(
    "%s: the repair is « %s », its quote « %s »",
    async (outcome, status, quote) => {
      const repair = await outcomeOf(storyOf(outcome));
      expect(repair).toMatchObject({ status, visits: ["DONE"], quotes: quote ? [quote] : [] });
      expect(repair?.versions).toBe(
        outcome === "accepted after revision" ? 2 : Number(isSent(quote)),
      );
    },
  );
  const isSent = (quote: QuoteStatus | null): boolean =>
    quote !== null && quote !== "Brouillon" && quote !== "A envoyer";

  test.each(ENDINGS.filter(([, , , paid]) => paid !== null))(
    "%s: what is paid adds up",
    async (outcome, _status, _quote, paid) => {
      const [account, ...others] = (await outcomeOf(storyOf(outcome)))?.money ?? [];
      if (!account) throw new Error("no invoice was issued");
      expect(others).toEqual([]);
      const part = { unpaid: 0, part: Math.round(account.due / 3), paid: account.due };
      expect(account.paid).toBe(part[paid ?? "unpaid"]);
      expect(account.remainder).toBe(outcome === "credited" ? 0 : account.due - account.paid);
    },
  );

  test("the machine that comes back is the same one, a week after it was paid", async () => {
    const [returned] = await database.asOwner<{ days: number; same: boolean; status: string }>(
      `select extract(day from r.created_at - f."statusFrom")::int as days, r.status,
         r.appliance_id = f.appliance_id and r.client_id = f.client_id as same
       from app.repair r join app.repair f on f.id = r.return_of where f.id = $1`,
      [repairIdOf(storyOf("came back"))],
    );
    expect(returned).toMatchObject({ status: "Prêt à réparer", same: true });
    expect(returned?.days).toBeGreaterThanOrEqual(4);
  });

  test("a telephone is lent while the client’s waits for its part, and comes back with the payment", async () => {
    const phone = BREAKDOWNS.find(({ model }) => model === "Galaxy S22") ?? breakdown;
    const told = story({ breakdown: phone, outcome: "came back" });
    const wish = told.wish && { ...told.wish, user_id: person("Léa").id };
    await play([{ ...told, wish }]);
    const loans = await database.asOwner(
      "select returned_at is not null as returned from app.loan where repair_id = $1",
      [repairIdOf(told)],
    );
    expect(loans).toEqual([{ returned: true }]);
    expect(await outcomeOf(told)).toMatchObject({ status: "Terminer/Archivé" });
  });

  test("documents are numbered in the order in which they were sent", async () => {
    const sent = await database.asOwner<{ reference: string }>(
      "select q.reference from app.quote q where q.reference is not null order by (select min(v.sent_at) from app.quote_version v where v.quote_id = q.id)",
    );
    expect(sent.map(({ reference }) => reference)).toEqual(
      sent.map((_, rank) => `D2026-${String(rank + 1).padStart(5, "0")}`),
    );
  });

  test("a step has the hour of the story, not that of the installation", async () => {
    const items = await journalOf(storyOf("paid"));
    const days = items.map(({ created_at }) => dateOf(created_at, ZONE));
    expect(days[0]).toBe("2026-11-20");
    expect(days.toSorted()).toEqual(days);
    expect(days.at(-1) ?? "").toMatch(/^(2026-12|2027-01)/);
  });
});

describe("who asks", () => {
  const clientsNamed = ({ client }: Story) =>
    database.asOwner("select 1 from app.client where lastname = $1 and firstname = $2", [
      client.lastname,
      client.firstname,
    ]);

  test("a client who calls again keeps one record, whether the first request was online or not", async () => {
    for (const by of ["desk", "client"] as const) {
      const first = story({ by });
      const second = {
        ...story({ client: first.client }),
        asked_at: instant("2026-11-20T11:00:00+01:00"),
      };
      await play([first, second]);
      expect((await outcomeOf(second))?.client_id).toBe((await outcomeOf(first))?.client_id);
      expect(await clientsNamed(first)).toHaveLength(1);
    }
  });

  test("a booking online is the client's, a call is written by the front desk", async () => {
    const [online, call] = [story({ by: "client" }), story({ by: "desk" })];
    await play([online, call]);
    const first = async (one: Story) => {
      const [item] = await journalOf(one);
      return item && [item.author, item.created_by];
    };
    expect(await first(online)).toEqual(["client", null]);
    expect(await first(call)).toEqual(["shop", SYLVIE.id]);
  });

  test("a call that was cut off leaves a draft without a visit, and nothing follows", async () => {
    const call = story({ wish: null, outcome: "paid" });
    await play([call]);
    expect(await outcomeOf(call)).toMatchObject({ status: "Brouillon", visits: [], quotes: [] });
  });

  test("a day that has no slot loses the client: no repair is written", async () => {
    const sunday = sundayAfter("2026-11-23");
    const call = story({ wish: { user_id: KARIM.id, day: sunday, minute: 600, on_call: false } });
    await play([call]);
    expect(await outcomeOf(call)).toBeUndefined();
  });

  test("an urgent visit on a Sunday is planned by the technician on call", async () => {
    const wish = { user_id: KARIM.id, day: sundayAfter("2026-11-23"), minute: 600, on_call: true };
    const call = story({ wish, asked_at: instantAt(wish.day, 500, ZONE) });
    await play([call]);
    expect(await outcomeOf(call)).toMatchObject({ urgency: 1, visits: ["DONE"] });
    const [first] = await journalOf(call);
    expect(first?.created_by).toBe(KARIM.id);
  });
});

const sundayAfter = (monday: string): LocalDate =>
  addDays(dateOf(instant(`${monday}T12:00:00Z`), ZONE), 6);

test("what is to come is not written: the visit waits", async () => {
  const one = story({ outcome: "paid" });
  await play([one], instant("2026-11-21T12:00:00+01:00"));
  expect(await outcomeOf(one)).toMatchObject({ visits: ["TODO"], quotes: [], money: [] });
});

test("the pump is photographed for the client, the type plate for the supplier alone", async () => {
  const one = story({ photographed: true });
  await play([one]);
  const photos = await database.asOwner(
    `select filename, shared, created_by from app.file where "recipientID" = $1 order by filename`,
    [repairIdOf(one)],
  );
  expect(photos).toEqual([
    { filename: "Plaque signalétique.jpg", shared: false, created_by: KARIM.id },
    { filename: "Pompe de vidange.jpg", shared: true, created_by: KARIM.id },
  ]);
});

test("a refused step stops the demonstration, and says in which story", async () => {
  const one = story({ outcome: "sent" });
  const stranger = { ...one.client, email: "no address" };
  await expect(play([{ ...one, client: stranger, by: "client" }])).rejects.toThrow(
    new RegExp(`^${one.label}: refused, `),
  );
  expect(await outcomeOf(one)).toBeUndefined();
});

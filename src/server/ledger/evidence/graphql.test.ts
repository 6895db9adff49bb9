/** The office says of a signed quote what it finds now, and never compares a stored value with itself. */
import { beforeAll, expect, test } from "vitest";
import { acceptedQuote, garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00Z");
type Shown = { quote_evidence: { is_signed: boolean; findings: string[]; digest: string } };
let id = "";
const evidence = async (who = marc) =>
  (
    await ask<Shown>(
      "query ($id: ID!) { quote_evidence(id: $id) { is_signed findings digest } }",
      { id },
      who,
    )
  ).quote_evidence;
const CHANGED = "Un document a été modifié après son émission.";

beforeAll(async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  id = await database.withShop(garonneScope, (db) => acceptedQuote(db, repair_id));
});

test("a quote that nobody touched is what was signed", async () => {
  expect(await evidence()).toEqual({
    is_signed: true,
    findings: [],
    digest: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  await expect(evidence(nadia)).rejects.toThrow();
});

/** What is put back afterwards, and by which key. */
const KEPT: Record<string, [string, string]> = {
  quote_version: ["document", "seal_id"],
  quote_answer: ["name", "seal_id"],
  ledger_entry: ["hash", "seq"],
};

test.each<[string, string, boolean, string]>([
  [
    "an amount",
    `quote_version set document = jsonb_set(document, '{totals,due}', '1')`,
    false,
    CHANGED,
  ],
  ["the signer", "quote_answer set name = 'Un autre'", true, CHANGED],
  [
    "the document and both digests alike, with its link",
    "ledger_entry set hash = repeat('a', 64) where kind = 'quote'",
    true,
    "Une écriture a été modifiée ou ajoutée hors de l’application.",
  ],
])(
  "%s that was changed in the database shows on the screen",
  async (_, change, is_signed, found) => {
    const { database } = doors();
    const [table = ""] = change.split(" ");
    const intruder = (statements: string) =>
      database.asSuperuser(`set session_replication_role = replica; ${statements}`);
    await intruder(`create table kept as select * from app.${table} where true`);
    await intruder(`update app.${change}`);
    expect(await evidence()).toMatchObject({ is_signed, findings: [found] });
    const [column, key] = KEPT[table] ?? [];
    await intruder(
      `update app.${table} t set ${column} = k.${column} from kept k where k.${key} = t.${key}; drop table kept`,
    );
    expect((await evidence()).findings).toEqual([]);
  },
);

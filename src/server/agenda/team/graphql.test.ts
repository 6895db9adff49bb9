/** « Toute l’équipe » through the office: who goes where is proposed, accepted whole, refused, undone. */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { karim, marc, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { HUGO, insertRow, KARIM, GARONNE } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";

const { doors, ask, attempt } = openOffice("2026-11-23T06:00:00Z");

const HOURS = `user_id start_at end_at trip_duration_before trip_duration_after
  trip_is_included_before trip_is_included_after`;
const PROPOSAL = `query ($date: LocalDate!) { proposal: teamProposal(date: $date) { saved movable
  members { user_id lat lon before { road lines { event { id } } } after { road lines { event { id } fixed } } }
  moves { event_id from { ${HOURS} } to { ${HOURS} } } } }`;
const REORDER = `mutation ($moves: [RoundMoveInput!]!) { result: reorderRound(moves: $moves) {
  ... on ReorderedRound { events { id assigned_to } } ... on Refusal { refused } } }`;

type Hours = { user_id: string; start_at: string };
type Move = { event_id: string; from: Hours; to: Hours };
type Plan = { road: number; lines: { event: { id: string } }[] };
type Member = { user_id: string; before: Plan; after: Plan };
type Proposal = { saved: number; movable: number; members: Member[]; moves: Move[] };
type Reordered = { events?: { id: string; assigned_to: string[] }[]; refused?: string };

const propose = async (date: string, who = marc): Promise<Proposal> =>
  (await ask<{ proposal: Proposal }>(PROPOSAL, { date }, who)).proposal;
const reorder = (moves: readonly Move[], who = marc): Promise<Reordered> =>
  attempt<Reordered>(REORDER, { moves }, who);
const turned = (moves: readonly Move[]) =>
  moves.map(({ from, to, ...one }) => ({ ...one, from: to, to: from }));
const save = (input: ReturnType<typeof visitOf>) =>
  attempt(
    "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }",
    { input },
    marc,
  );

/** Has the same skills as Karim. */
const INES = { ...KARIM, id: randomUUID(), firstname: "Inès", position: 9 };
beforeAll(() => insertRow(doors().database, "app.shop_user", { shop_id: GARONNE.id, ...INES }));

const MURET = { lat: 43.4616, lon: 1.3263 };
const BLAGNAC = { lat: 43.6325, lon: 1.3922 };

let monday = Date.UTC(2026, 10, 30);
/** Karim and a colleague each drive to Muret and to Blagnac, on a Monday of its own for each test. */
async function crossed(colleague: string = INES.id) {
  const date = new Date(monday).toISOString().slice(0, 10);
  monday += 7 * 86_400_000;
  for (const [user_id, places] of [
    [KARIM.id, [MURET, BLAGNAC]],
    [colleague, [BLAGNAC, MURET]],
  ] as const)
    for (const [index, place] of places.entries()) {
      const { repair_id } = await openRepair(doors().database);
      await doors().database.asOwner(
        "update app.appliance set category_id = $1 where id = (select appliance_id from app.repair where id = $2)",
        ["gros-electromenager", repair_id],
      );
      const hour = ["08:00", "13:30"][index];
      const visit = { repair_id, ...place, assigned_to: [user_id] };
      expect(await save(visitOf(`${date}T${hour}:00.000Z`, visit))).toHaveProperty("id");
    }
  return date;
}
const owners = async (date: string) =>
  (await propose(date)).members.map(({ user_id, before }) => [
    user_id,
    before.lines.map(({ event }) => event.id),
  ]);
const changing = ({ moves }: Proposal) =>
  moves.filter(({ from, to }) => from.user_id !== to.user_id);

it("is proposed with the minutes saved, accepted whole by whoever plans, then undone", async () => {
  const date = await crossed();
  const before = await owners(date);
  const proposal = await propose(date, karim);
  expect(proposal.movable).toBe(4);
  expect(proposal.saved).toBeGreaterThan(30);
  expect(changing(proposal)).toHaveLength(2);
  const { events } = await reorder(proposal.moves, karim);
  expect(events?.map(({ id, assigned_to }) => [id, assigned_to])).toEqual(
    proposal.moves.map(({ event_id, to }) => [event_id, [to.user_id]]),
  );
  const after = await propose(date);
  expect(after.saved).toBe(0);
  expect(after.members.map(({ before: { road } }) => road)).toEqual(
    proposal.members.map(({ after: { road } }) => road),
  );
  await reorder(turned(proposal.moves));
  expect(await owners(date)).toEqual(before);
});

it("writes the change of person in the audit and to no client", async () => {
  const date = await crossed();
  const { database } = doors();
  const letters = async () => (await database.asOwner("select 1 from app.message")).length;
  const sent = await letters();
  const proposal = await propose(date);
  await reorder(proposal.moves);
  const [{ event_id } = { event_id: "" }] = changing(proposal);
  const changes = await database.asOwner(
    "select 1 from app.field_change where record_id = $1 and field = 'assigned_to'",
    [event_id],
  );
  expect([changes.length, await letters()]).toEqual([1, sent]);
});

it("leaves a visit to its person when the colleague lacks the skill", async () => {
  const moves = changing(await propose(await crossed(HUGO.id)));
  expect(moves.map(({ to }) => to.user_id)).not.toContain(HUGO.id);
});

it("is written once when two people accept it at the same time, and not at all after a change", async () => {
  const date = await crossed();
  const { moves } = await propose(date);
  const answers = await Promise.all([reorder(moves), reorder(moves, karim)]);
  expect(answers.map(({ refused }) => refused ?? "written").toSorted()).toEqual([
    "round-changed",
    "written",
  ]);
});

it("gives no visit to somebody who left, nor to another shop's", async () => {
  const date = await crossed();
  const { moves } = await propose(date);
  const to = (user_id: string) => moves.map((move) => ({ ...move, to: { ...move.to, user_id } }));
  expect(await reorder(to(nadia.person.id))).toEqual({ refused: "round-changed" });
  await expect(reorder(to("x".repeat(5_000)))).rejects.toThrow(/n’existe pas/);
  expect(await reorder(moves, nadia)).toEqual({ refused: "round-changed" });
  const archive = "update app.shop_user set archived_at = $2 where id = $1";
  await doors().database.asOwner(archive, [INES.id, "2026-11-23T05:00:00Z"]);
  expect(await reorder(moves)).toEqual({ refused: "round-changed" });
  await doors().database.asOwner(archive, [INES.id, null]);
});

it("shows another shop nothing of the day", async () => {
  const date = await crossed();
  expect(await propose(date, nadia)).toMatchObject({ saved: 0, movable: 0, members: [] });
});

import { afterEach, describe, expect, it } from "vitest";
import { knownClient } from "../../../test/shop/clients.ts";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { book, bookingOf, slotsOf, somebody } from "../../../test/shop/visitor.ts";
import type { OfferedSlot } from "../../domain/agenda/slot-request.ts";
import { changeContext } from "../platform/change.ts";
import { mintScope } from "../platform/database/scope.ts";
import { loadShop } from "../shop/store.ts";
import { cancelBookings } from "./hold/cancel.ts";

const doors = openDoors("2026-11-23T06:00:00Z", undefined, { BOOKINGS_PER_NETWORK: "3" });
const WORKSHOP = {
  kind: "Réparation",
  where: "Atelier",
  category_id: "gros-electromenager",
  days: "28",
};

afterEach(() =>
  doors().database.asOwner(
    "delete from app.message; truncate app.event, app.booking, auth.attempt cascade",
  ),
);

type Client = ReturnType<typeof somebody>;
const visitOf = (slot: OfferedSlot, client: Client) =>
  bookingOf({ slot, client, where: "Atelier", address: null, description: "http://evil.example" });

/** From six addresses, each for a window that is free. */
async function flood(clientOf: (turn: number) => Client, count = 92) {
  const slots = await slotsOf(doors(), WORKSHOP);
  const requests = Array.from({ length: count }, (_, turn) => {
    const slot = slots[turn % slots.length];
    if (!slot) throw new Error("no slot is free");
    return book(doors(), visitOf(slot, clientOf(turn)), GARONNE.id, `198.51.100.${turn % 6}`);
  });
  return Promise.all(requests);
}

const taken = async () =>
  (await doors().database.asOwner("select from app.event where status = 'TODO'")).length;
const letters = (template: string) =>
  doors().database.asOwner<{ recipient: string; text: string }>(
    "select recipient, text from app.message where template = $1",
    [template],
  );

describe("a robot of 92 requests from six addresses", { timeout: 60_000 }, () => {
  it.each<[string, (turn: number) => Client, number?]>([
    ["one contact", () => somebody(1)],
    [
      "one e-mail and as many telephones",
      (turn) => ({ ...somebody(200 + turn), email: "a@evil.example" }),
    ],
    [
      "one telephone under as many names",
      (turn) => ({ ...somebody(400 + turn), phone: "+33639981111" }),
    ],
    ["four contacts by turns", (turn) => somebody(900 + (turn % 4))],
    ["as many contacts", (turn) => somebody(1_000 + turn)],
    ["a thousand contacts", (turn) => somebody(5_000 + turn), 1_000],
  ])(
    "under %s takes at most three windows and sends at most three letters",
    async (_, clientOf, count) => {
      const answers = await flood(clientOf, count);
      expect(await taken()).toBeLessThanOrEqual(3);
      const sent = await letters("booking-confirmed");
      expect(sent.length).toBeLessThanOrEqual(3);
      for (const { text } of sent) expect(text).not.toContain("evil");
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused.length).toBeGreaterThan(answers.length / 2);
      for (const { headers, body } of refused) {
        expect(Number(headers["retry-after"])).toBeGreaterThan(0);
        expect(body).toMatch(/appelez|Trop de demandes/);
      }
    },
  );

  it("leaves a real client beside it book as usual, and one whom the shop knows from the same network", async () => {
    await flood((turn) => somebody(2_000 + turn));
    const [slot, other] = await slotsOf(doors(), WORKSHOP);
    if (!slot || !other) throw new Error("no slot is free");
    const real = await book(doors(), visitOf(slot, somebody(3_000)), GARONNE.id, "203.0.113.7");
    expect(real.statusCode).toBe(201);
    const known = somebody(3_001);
    const id = await knownClient(doors().database, "CLIENT Camille", { phones: [known.phone] });
    await doors().database.asOwner(
      "update app.client set created_at = '2026-01-05' where id = $1",
      [id],
    );
    const lastname = { ...known, lastname: "Client" };
    const answer = await book(doors(), visitOf(other, lastname), GARONNE.id, "198.51.100.77");
    expect(answer.statusCode).toBe(201);
  });
});

describe("the limit of a contact", () => {
  it("counts what is still to come: an appointment that is removed leaves its place", async () => {
    const slots = await slotsOf(doors(), WORKSHOP);
    const attempt = async (turn: number) => {
      const slot = slots[turn * 7];
      if (!slot) throw new Error("no slot is free");
      return (await book(doors(), visitOf(slot, somebody(3_002)))).statusCode;
    };
    expect([await attempt(0), await attempt(1), await attempt(2), await attempt(3)]).toEqual([
      201, 201, 201, 429,
    ]);
    await doors().database.asOwner("truncate app.event cascade");
    expect(await attempt(4)).toBe(201);
  });

  it("does not refuse the same booking sent again", async () => {
    const slots = await slotsOf(doors(), WORKSHOP);
    const [slot] = slots;
    if (!slot) throw new Error("no slot is free");
    const asked = visitOf(slot, somebody(3_003));
    for (let turn = 0; turn < 5; turn++) expect((await book(doors(), asked)).statusCode).toBe(201);
  });
});

describe("bookings that the shop cancels together", () => {
  it("are cancelled once when two people press at the same moment, and written to once", async () => {
    const slots = await slotsOf(doors(), WORKSHOP);
    const asked = [0, 7, 14].map((turn) => {
      const slot = slots[turn];
      if (!slot) throw new Error("no slot is free");
      return visitOf(slot, somebody(4_000 + turn));
    });
    for (const [turn, one] of asked.entries())
      expect((await book(doors(), one, GARONNE.id, `8${turn}.1.1.1`)).statusCode).toBe(201);
    const ids = asked.map(({ booking_id }) => booking_id);
    const scope = mintScope(GARONNE.id, { kind: "system" });
    const cancel = () =>
      doors().database.withShop(scope, async (db) => {
        const shop = await loadShop(db, GARONNE.id);
        return shop && cancelBookings(db, ids, { ...changeContext(doors().services, scope), shop });
      });
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.flatMap((cancelled) => cancelled ?? []).toSorted()).toEqual(ids.toSorted());
    const written = await doors().database.asOwner<{ repair_id: string }>(
      "select repair_id from app.repair_item where repair_id = any($1::uuid[]) and type = 'AppointmentCancelled'",
      [ids],
    );
    expect(written.map(({ repair_id }) => repair_id).toSorted()).toEqual(ids.toSorted());
    expect(await letters("appointment-cancelled")).toHaveLength(3);
    expect(await taken()).toBe(0);
  });
});

/** A call as the office opens, sends, annotates and ends it. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { NOW, openCalls } from "../../../test/shop/call/office.ts";
import { karim, marc, nadia } from "../../../test/shop/colleagues.ts";
import { visitOf } from "../../../test/shop/office.ts";

const { doors, ask, open, end, note, sendLink, joinClient, joinShop, client } = openCalls();

const heldIn = (repair_id: string) =>
  doors().database.asOwner<{ payload: object }>(
    "select payload from app.repair_item where repair_id = $1 and type = 'CallHeld'",
    [repair_id],
  );

describe("opening", () => {
  test("a repair has one call at a time: two people who press at once hold the same", async () => {
    const { repair_id } = await openRepair(doors().database);
    const calls = await Promise.all([open({ repair_id }), open({ repair_id }, marc)]);
    expect(new Set(calls.map(({ id }) => id)).size).toBe(1);
    const again = await open({ repair_id });
    expect(again.url).toBe(calls[0]?.url);
    expect(again.token).toMatch(/^[\w-]{22}$/);
  });

  test("pressed twice with one id it is one call, and it may stand alone", async () => {
    const id = randomUUID();
    const both = [await open({ id }), await open({ id })];
    expect(new Set(both.map(({ url }) => url)).size).toBe(1);
    const { call } = await ask<{ call: { repair: null; status: string } }>(
      "query ($id: ID!) { call(id: $id) { status repair { id } } }",
      { id },
    );
    expect(call).toEqual({ status: "waiting", repair: null });
  });

  test("another shop's repair, appointment or call is not found", async () => {
    const { repair_id } = await openRepair(doors().database);
    const { id } = await open({ repair_id });
    await expect(open({ repair_id }, nadia)).rejects.toThrow("n’existe pas");
    await expect(open({ event_id: randomUUID() })).rejects.toThrow("n’existe pas");
    await expect(end(id, "solved", nadia)).rejects.toThrow("n’existe pas");
    const read = await ask<{ call: null; calls: { id: string }[] }>(
      "query ($id: ID!) { call(id: $id) { id } calls { id } }",
      { id },
      nadia,
    );
    expect(read).toEqual({ call: null, calls: [] });
  });

  test("for an appointment it keeps its hour, and its link is good until two hours after", async () => {
    const { repair_id } = await openRepair(doors().database);
    const planned = await ask<{ result: { id: string } }>(
      "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }",
      {
        input: visitOf("2026-11-23T14:00:00.000Z", {
          repair_id,
          kind: "Télédiagnostic",
          where: "Atelier",
        }),
      },
      karim,
    );
    const call = await open({ event_id: planned.result.id });
    const page = await client(`/appel/${call.token}`);
    expect(page.json().props).toMatchObject({ due_at: "2026-11-23T14:00:00.000Z", closed: null });
    const { repair } = await ask<{ repair: { calls: { id: string; expires_at: string }[] } }>(
      "query ($id: ID!) { repair(id: $id) { calls { id expires_at } } }",
      { id: repair_id },
    );
    expect(repair.calls).toEqual([{ id: call.id, expires_at: "2026-11-23T17:15:00.000Z" }]);
    expect((await sendLink(call.id, "email")).refused).toBeUndefined();
    const [letter] = await doors().database.asOwner<{ subject: string; text: string }>(
      "select subject, text from app.message where template = 'call-invited' and repair_id = $1",
      [repair_id],
    );
    expect(letter?.subject).toMatch(/^Votre rendez-vous en vidéo\s: lundi 23 novembre à 15\sh/);
    expect(letter?.text).toContain(call.url);
  });
});

describe("the link", () => {
  test.each([
    ["email", "helene.vidal@example.org"],
    ["sms", "+33639980012"],
  ])("goes by %s to %s", async (channel, recipient) => {
    const { repair_id } = await openRepair(doors().database);
    const { id, url } = await open({ repair_id });
    await sendLink(id, channel);
    const rows = await doors().database.asOwner<{
      channel: string;
      recipient: string;
      text: string;
    }>("select channel, recipient, text from app.message where repair_id = $1", [repair_id]);
    expect(rows).toMatchObject([{ channel, recipient }]);
    expect(rows[0]?.text).toContain(url);
  });

  test("goes nowhere without a client, by an unknown way, or once the call is over", async () => {
    const alone = await open({});
    expect((await sendLink(alone.id, "email")).refused).toBe("no-contact");
    expect((await sendLink(alone.id, "pigeon")).refused).toBe("bad-input");
    await end(alone.id);
    expect((await sendLink(alone.id, "sms")).refused).toBe("call-ended");
  });
});

describe("the end", () => {
  test("tells the journal how long it lasted, what came of it and what was noted", async () => {
    const { repair_id } = await openRepair(doors().database);
    const call = await open({ repair_id });
    await joinClient(call);
    await joinShop(call);
    await doors().database.asOwner(
      "update app.call set started_at = $2::timestamptz - interval '12 minutes' where id = $1",
      [call.id, NOW],
    );
    await note(call.id, "  Durite percée, à commander.  ");
    expect(await end(call.id, "visit")).toMatchObject({
      status: "ended",
      open: false,
      minutes: 12,
      outcome: "visit",
    });
    // Ended twice, it is told once, and its outcome stays.
    expect(await end(call.id, "solved")).toMatchObject({ outcome: "visit" });
    expect(await heldIn(repair_id)).toEqual([
      {
        payload: {
          call_id: call.id,
          minutes: 12,
          notes: "Visite à planifier. Durite percée, à commander.",
        },
      },
    ]);
  });

  test("a call that nobody answered leaves no line", async () => {
    const { repair_id } = await openRepair(doors().database);
    const call = await open({ repair_id });
    await joinShop(call);
    expect(await end(call.id, "none")).toMatchObject({ minutes: 0, outcome: "none" });
    expect(await heldIn(repair_id)).toEqual([]);
    expect((await end(call.id, "sold")).refused).toBe("bad-input");
  });

  test("notes that are too long are refused, and the former ones kept", async () => {
    const { id } = await open({});
    await note(id, "Court");
    expect((await note(id, "x".repeat(5_001))).refused).toBe("bad-input");
    const { call } = await ask<{ call: { notes: string } }>(
      "query ($id: ID!) { call(id: $id) { notes } }",
      { id },
    );
    expect(call.notes).toBe("Court");
  });
});

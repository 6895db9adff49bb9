/** The page of a call: what it says to whoever holds the link, and nothing of the client. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { openCalls } from "../../../test/shop/call/office.ts";
import { nadia } from "../../../test/shop/colleagues.ts";
import { LOIRE } from "../../../test/shop/garonne.ts";

const { doors, open, end, client } = openCalls();

const change = (id: string, set: string) =>
  doors().database.asOwner(`update app.call set ${set} where id = $1`, [id]);

describe("the page of a call", () => {
  test("names the shop and is kept by no cache, no search engine and no other site", async () => {
    const { token } = await open({});
    const { headers, statusCode, body } = await client(`/appel/${token}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toMatch(/camera=\(self\).*microphone=\(self\)/);
    expect(JSON.parse(body)).toMatchObject({
      page: "call/page",
      props: { token, shop: { name: "Atelier Garonne" }, closed: null, due_at: null, delay: 0 },
    });
  });

  test("says nothing of the client, of the machine or of the repair", async () => {
    const { repair_id, reference, client_id, sheetid } = await openRepair(doors().database);
    const { token, id } = await open({ repair_id });
    const { body } = await client(`/appel/${token}`);
    for (const word of [repair_id, reference, client_id, sheetid, id])
      expect(body).not.toContain(word);
    expect(body).not.toMatch(/vidal|hélène|blagnac|brandt|karim/i);
  });

  test("is the shop's whose call it is", async () => {
    const { repair_id } = await openRepair(doors().database, LOIRE.id);
    const { token } = await open({ repair_id }, nadia);
    const { props } = (await client(`/appel/${token}`)).json();
    expect(props.shop).toMatchObject({ id: LOIRE.id, name: "Répar’Loire" });
  });

  test("tells the delay that the shop told", async () => {
    const { token, id } = await open({});
    await change(id, "delay = 20");
    expect((await client(`/appel/${token}`)).json().props.delay).toBe(20);
    await expect(change(id, "delay = 241")).rejects.toMatchObject({ code: "23514" });
  });

  test.each([
    ["once the shop ended it", "call-ended"],
    ["past its hours", "call-expired"],
  ])("%s, it answers 410 and says so", async (_case, closed) => {
    const { token, id } = await open({});
    if (closed === "call-ended") await end(id);
    else await change(id, "expires_at = '2026-11-23T09:00:00Z'");
    const page = await client(`/appel/${token}`);
    expect([page.statusCode, page.json().props.closed]).toEqual([410, closed]);
  });

  test("lives as long as the appointment, and loses its hour when this one is removed", async () => {
    const { repair_id } = await openRepair(doors().database);
    const event_id = randomUUID();
    await doors().database.asOwner(
      `insert into app.event (shop_id, id, start_at, end_at, duration, kind, repair_id)
       select shop_id, $1, '2026-11-23T10:00:00Z', '2026-11-23T10:30:00Z', 30, 'Télédiagnostic', id from app.repair where id = $2`,
      [event_id, repair_id],
    );
    const { token } = await open({ event_id });
    const due = async () => (await client(`/appel/${token}`)).json().props.due_at;
    expect(await due()).toBe("2026-11-23T10:00:00.000Z");
    await doors().database.asOwner("delete from app.event where id = $1", [event_id]);
    expect(await due()).toBeNull();
  });
});

/** A client waits: the shop sees it, and says how late it is. */
import { beforeEach, describe, expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { NOW, openCalls, type OpenedCall } from "../../../test/shop/call/office.ts";
import { karim, marc, nadia, sylvie, type Colleague } from "../../../test/shop/colleagues.ts";

const { doors, ask, open, end, tellDelay, client, joinClient, joinShop, shop } = openCalls();

beforeEach(() => doors().database.asOwner("truncate app.notification cascade"));

describe("a delay", () => {
  test("is read by the client before they come in and in the call, and may be taken back", async () => {
    const call = await open({});
    expect((await tellDelay(call.id, 20)).delay).toBe(20);
    expect((await client(`/appel/${call.token}`)).json().props).toMatchObject({ delay: 20 });
    expect((await joinClient(call)).state.delay).toBe(20);
    await tellDelay(call.id, 0);
    expect((await client(`/appel/${call.token}/state`)).json()).toMatchObject({ delay: 0 });
  });

  test.each([-5, 1, 45, 240])("of %i minutes is no button of ours", async (minutes) => {
    const { id } = await open({});
    expect((await tellDelay(id, minutes)).refused).toBe("bad-input");
  });

  test("is told by nobody once the call is over, nor by another shop", async () => {
    const { id } = await open({});
    await expect(tellDelay(id, 5, nadia)).rejects.toThrow("n’existe pas");
    await end(id);
    expect((await tellDelay(id, 5)).refused).toBe("call-ended");
  });
});

type Waiting = { id: string; client_waits_since: string | null };
const waitingFor = async (who?: Colleague) =>
  (await ask<{ waiting_calls: Waiting[] }>("{ waiting_calls { id client_waits_since } }", {}, who))
    .waiting_calls;
const notified = async (who: Colleague) =>
  (
    await ask<{ notifications: { kind: string; title: string; path: string }[] }>(
      "{ notifications { kind title path } }",
      {},
      who,
    )
  ).notifications;

describe("a client who waits", () => {
  const isIn = async ({ id }: OpenedCall) =>
    (await waitingFor()).find((waiting) => waiting.id === id);

  test("is seen with the moment they came, until somebody of the shop joins them or they leave", async () => {
    const call = await open({});
    expect(await isIn(call)).toBeUndefined();
    const { participant_id } = await joinClient(call);
    expect(await isIn(call)).toEqual({ id: call.id, client_waits_since: NOW });
    expect((await waitingFor(nadia)).map(({ id }) => id)).not.toContain(call.id);
    const theirs = await joinShop(call);
    expect(await isIn(call)).toBeUndefined();
    await shop(`/api/v1/calls/${call.id}/leave`, { id: theirs.participant_id });
    expect(await isIn(call)).toBeDefined();
    await client(`/appel/${call.token}/leave`, { id: participant_id });
    expect(await isIn(call)).toBeUndefined();
  });

  test("waits no more in a call whose link is over", async () => {
    const call = await open({});
    await joinClient(call);
    await doors().database.asOwner("update app.call set expires_at = $2 where id = $1", [
      call.id,
      NOW,
    ]);
    expect(await isIn(call)).toBeUndefined();
  });

  test("is announced once, by name, and the notification leads into the call", async () => {
    const { repair_id } = await openRepair(doors().database);
    const call = await open({ repair_id });
    await joinClient(call);
    await joinClient(call);
    for (const who of [marc, sylvie])
      expect(await notified(who)).toEqual([
        {
          kind: "call-waiting",
          title: "Hélène VIDAL attend dans l’appel vidéo",
          path: `/app/teleassistance?call=${call.id}`,
        },
      ]);
  });

  test("is not announced to a shop that is there already", async () => {
    const call = await open({});
    await joinShop(call, karim);
    await joinClient(call);
    expect(await notified(marc)).toEqual([]);
  });
});

/** What the client is asked to show, and who may ask. */
import { describe, expect, test } from "vitest";
import { openCalls } from "../../../test/shop/call/office.ts";
import { nadia, type Colleague } from "../../../test/shop/colleagues.ts";

const { ask, open, end, client, joinClient, joinShop } = openCalls();

const shot = async (id: string, wanted: string | null, who?: Colleague) =>
  (
    await ask<{ result: { refused?: string } }>(
      `mutation ($id: ID!, $shot: String) { result: askShot(id: $id, shot: $shot) { ... on Call { id } ... on Refusal { refused } } }`,
      { id, shot: wanted },
      who,
    )
  ).result;

describe("a shot", () => {
  test("is asked on the client's telephone, and no longer", async () => {
    const call = await open({});
    await joinClient(call);
    const asked = async () => (await client(`/appel/${call.token}/state`)).json().asked_shot;
    expect(await asked()).toBeNull();
    await shot(call.id, "plate");
    expect(await asked()).toBe("plate");
    await shot(call.id, "access");
    expect(await asked()).toBe("access");
    await shot(call.id, null);
    expect(await asked()).toBeNull();
  });

  test("still stands for a client who was cut and comes back", async () => {
    const call = await open({});
    await joinClient(call);
    await joinShop(call);
    await shot(call.id, "fault");
    expect((await joinClient(call)).state).toMatchObject({ asked_shot: "fault", status: "live" });
  });

  test.each(["drum", "", "plate; drop table"])("« %s » is none", async (word) => {
    const { id } = await open({});
    expect((await shot(id, word)).refused).toBe("bad-input");
  });

  test("is asked by nobody once the call is over, nor by another shop", async () => {
    const { id } = await open({});
    await expect(shot(id, "plate", nadia)).rejects.toThrow("n’existe pas");
    await end(id);
    expect((await shot(id, "plate")).refused).toBe("call-ended");
  });
});

/** A call that was opened alone joins a repair: nothing that was said in it is lost. */
import { expect, test } from "vitest";
import { openRepair } from "../../../test/shop/affairs.ts";
import { openCalls } from "../../../test/shop/call/office.ts";
import { nadia } from "../../../test/shop/colleagues.ts";

const { doors, open, endWith, attach, note, client, joinClient, joinShop } = openCalls();

async function heldAlone() {
  const call = await open({});
  await joinClient(call);
  await joinShop(call);
  await note(call.id, "Fuite dessous");
  return call;
}
const journalOf = (repair_id: string) =>
  doors().database.asOwner<{ payload: { notes: string; minutes: number } }>(
    "select payload from app.repair_item where repair_id = $1 and type = 'CallHeld'",
    [repair_id],
  );

test("after its end, its line joins the journal once", async () => {
  const [{ repair_id }, call] = [await openRepair(doors().database), await heldAlone()];
  await endWith(call.id, { outcome: "visit", conclusion: "Durite" });
  for (const _ of [1, 2])
    expect((await attach(call.id, repair_id)).repair).toEqual({ id: repair_id });
  const items = await journalOf(repair_id);
  expect(items).toHaveLength(1);
  expect(items[0]?.payload.notes.replace(/\s/g, " ")).toBe(
    "Visite à planifier. Pièces à charger : Durite. Fuite dessous",
  );
});

test("during it, stills are kept from then on, and its line comes with its end", async () => {
  const [{ repair_id }, call] = [await openRepair(doors().database), await heldAlone()];
  const keeps = async () => (await client(`/appel/${call.token}/state`)).json().keeps_stills;
  expect(await keeps()).toBe(false);
  await attach(call.id, repair_id);
  expect([await keeps(), await journalOf(repair_id)]).toEqual([true, []]);
  await endWith(call.id, { outcome: "quote" });
  expect(await journalOf(repair_id)).toHaveLength(1);
});

test("it stays with the first repair, and waits for the end of the repair's own call", async () => {
  const { repair_id } = await openRepair(doors().database);
  const other = await openRepair(doors().database);
  const own = await open({ repair_id });
  const call = await heldAlone();
  expect((await attach(call.id, repair_id)).refused).toBe("repair-in-call");
  expect((await attach(own.id, other.repair_id)).refused).toBe("call-attached");
  await endWith(call.id, { outcome: "none" });
  expect((await attach(call.id, repair_id)).repair).toEqual({ id: repair_id });
});

test("another shop attaches none of ours", async () => {
  const [{ repair_id }, call] = [await openRepair(doors().database), await heldAlone()];
  await expect(attach(call.id, repair_id, nadia)).rejects.toThrow("n’existe pas");
});

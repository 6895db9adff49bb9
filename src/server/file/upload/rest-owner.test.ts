import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { GARONNE, LOIRE } from "../../../../test/shop/garonne.ts";
import { signIn } from "../../../../test/shop/office.ts";
import { openUploads } from "../../../../test/shop/uploads.ts";
import { COOKIE } from "../../platform/http/session-cookie.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { mergeClients } from "../../client/merge/merge.ts";

const { doors, cast, upload, rowsOf, onDisk } = openUploads();
const scope = mintScope(GARONNE.id, { kind: "system" });
const author = { kind: "shop", account_id: null } as const;

const merge = (from: string, into: string) =>
  doors().database.withShop(scope, (db) => mergeClients(db, { from, into, author }));

const twins = async () => {
  const { database } = doors();
  const [from, into] = [
    await knownClient(database, "DEUX Marie"),
    await knownClient(database, "UNE Marie"),
  ];
  return { from, into };
};

describe("a photo for a client who was merged meanwhile", () => {
  test("goes to the survivor", async () => {
    const { from, into } = await twins();
    await merge(from, into);
    const answer = await upload({ to: `client/${from}` });
    expect(answer.status).toBe(200);
    expect((await rowsOf(into)).map(({ id }) => id)).toEqual([answer.files[0]?.id]);
  });

  test("is answered as before when its first answer was lost", async () => {
    const { from, into } = await twins();
    const fields = [["ids", randomUUID()]] as const;
    const first = await upload({ to: `client/${from}`, fields: [[...fields[0]]] });
    await merge(from, into);
    expect(await upload({ to: `client/${from}`, fields: [[...fields[0]]] })).toEqual(first);
    expect(await rowsOf(into)).toHaveLength(1);
  });

  test("is never left behind by a merge made at the same moment", async () => {
    for (let turn = 0; turn < 8; turn++) {
      const { from, into } = await twins();
      await Promise.all([upload({ to: `client/${from}` }), merge(from, into)]);
      expect([await rowsOf(from), (await rowsOf(into)).length]).toEqual([[], 1]);
    }
  });
});

describe("an administrator who sends a file for a shop", () => {
  const ADMIN = { id: randomUUID(), firstname: "Alix", lastname: "Etabli" };
  const held = { cookie: "" };
  beforeAll(async () => {
    held.cookie = (await signIn(doors(), ADMIN, null))[COOKIE] ?? "";
  });
  const acts = () =>
    doors().database.asOwner<{ shop_id: string; action: string }>(
      "select shop_id, action from app.act where account_id = $1",
      [ADMIN.id],
    );

  test("leaves it in that shop's record, and nothing when it was refused", async () => {
    const refused = await upload({ cookie: held.cookie, acting: LOIRE.id });
    expect([refused.status, await acts()]).toEqual([404, []]);
    const { repair_id } = cast().story;
    const sent = { to: `repair/${repair_id}`, cookie: held.cookie, acting: GARONNE.id };
    expect((await upload(sent)).status).toBe(200);
    expect(await acts()).toEqual([{ shop_id: GARONNE.id, action: "upload" }]);
  });

  test.each(["quote", `quote/${randomUUID()}`, `client/${randomUUID()}`])(
    "of a shop that does not exist finds nothing at %s",
    async (to) => {
      const before = await onDisk();
      const answer = await upload({ to, cookie: held.cookie, acting: randomUUID() });
      expect([answer.status, answer.refused]).toEqual([404, "recipient-unknown"]);
      expect(await onDisk()).toEqual(before);
    },
  );
});

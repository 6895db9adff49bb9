import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openRepair, type Story } from "../../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { LOIRE } from "../../../../test/shop/garonne.ts";
import { repairSite } from "../site.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [repairSite]);
const EMAIL = "helene.vidal@example.org";

let story: Story = { client_id: "", repair_id: "", sheetid: "", reference: "" };
beforeAll(async () => {
  story = await openAs("R2026-00007");
});
beforeEach(async () => {
  await doors().database.asOwner("delete from auth.attempt");
  await doors().database.asOwner("delete from app.message");
});

/** A repair under this reference, which every shop has. */
async function openAs(reference: string, shop_id?: string): Promise<Story> {
  const opened = await openRepair(doors().database, shop_id);
  await doors().database.asOwner("update app.repair set reference = $1 where id = $2", [
    reference,
    opened.repair_id,
  ]);
  return { ...opened, reference };
}

const post = (form: Record<string, string>, remoteAddress = anotherVisitor()) =>
  doors().app.inject({
    method: "POST",
    url: "/suivi",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
    remoteAddress,
  });
const letters = () =>
  doors().database.asOwner<{ recipient: string; text: string; html: string }>(
    "select recipient, text, html from app.message order by created_at, id",
  );
const SENT = { page: "tracking-lookup", props: { reference: "", error: null, sent: true } };

describe("asking for the link of a repair", () => {
  it.each([
    ["06 39 98 00 12"],
    ["+33 6 39 98 00 12"],
    ["06/39/98/00/12"],
    ["Helene.Vidal@example.org"],
  ])("with %s sends it to the e-mail on file, and opens no page", async (contact) => {
    const response = await post({ reference: ` ${story.reference.toLowerCase()} `, contact });
    expect([response.statusCode, response.json()]).toEqual([200, SENT]);
    expect(response.body).not.toContain(story.sheetid);
    const [letter, ...others] = await letters();
    expect([letter?.recipient, others]).toEqual([EMAIL, []]);
    expect(letter?.text).toContain(`/suivi/${story.sheetid}`);
    expect(letter?.html).toContain('/drawings/lave-linge.png" alt=""');
  });

  it.each([
    ["another telephone", () => ({ reference: story.reference, contact: "06 39 98 00 00" })],
    ["another reference", () => ({ reference: "R2026-00099", contact: EMAIL })],
    ["a pattern", () => ({ reference: "%", contact: "%" })],
    ["a sign that a database refuses", () => ({ reference: story.reference, contact: "x\u0000" })],
  ])("with %s is answered in the same words, and sends nothing", async (_, form) => {
    const response = await post(form());
    expect([response.statusCode, response.json()]).toEqual([200, SENT]);
    expect(await letters()).toEqual([]);
  });

  it.each([[{ reference: "R2026-00001", contact: "" }], [{}]])(
    "an incomplete form %j says what is missing",
    async (form) => {
      const response = await post(form);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ props: { error: "missing", sent: false } });
    },
  );

  it("writes to the mobile of a client of whom the shop has a telephone only", async () => {
    const alone = await openAs("R2026-00008");
    await doors().database.asOwner("update app.client set email = '' where id = $1", [
      alone.client_id,
    ]);
    const response = await post({ reference: alone.reference, contact: "06 39 98 00 12" });
    expect(response.json()).toEqual(SENT);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(["+33639980012"]);
  });

  it("of two shops with the same reference sends each client their own", async () => {
    const there = await openAs(story.reference, LOIRE.id);
    await doors().database.asOwner("update app.client set email = $1 where id = $2", [
      "client@nantes.example",
      there.client_id,
    ]);
    await post({ reference: story.reference, contact: "client@nantes.example" });
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(["client@nantes.example"]);
  });
});

describe("asking too often", () => {
  it("from one network waits: the eleventh form in a minute says when to come back", async () => {
    const network = (turn: number) => `2001:db8:1:2::${turn.toString(16)}`;
    const forms = [];
    for (let turn = 1; turn <= 11; turn++)
      forms.push(await post({ reference: "R2026-00001", contact: "x@y.fr" }, network(turn)));
    expect(forms.map(({ statusCode }) => statusCode).slice(-2)).toEqual([200, 429]);
    expect(Number(forms.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    expect(forms.at(-1)?.json()).toMatchObject({ props: { error: "too-many" } });
  });

  it("about one client fills no mailbox, however their contact is spelt", async () => {
    for (const contact of [
      EMAIL,
      "HELENE.VIDAL@example.org",
      `\u200b${EMAIL}`,
      "06 39 98 00 12",
      "06/39.98-00 12",
      "+33639980012",
    ])
      await post({ reference: story.reference, contact });
    const filled = (await letters()).filter(({ recipient }) => recipient === EMAIL);
    expect(filled).toHaveLength(3);
  });

  it("with wrong references keeps no client from their link", async () => {
    for (let turn = 1; turn <= 40; turn++)
      await post({ reference: `R2025-${String(turn).padStart(5, "0")}`, contact: EMAIL });
    await post({ reference: story.reference, contact: EMAIL });
    expect(await letters()).toHaveLength(1);
  }, 30_000);
});

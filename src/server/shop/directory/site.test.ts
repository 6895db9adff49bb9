import { beforeAll, describe, expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, insertShop, KARIM, LOIRE } from "../../../../test/shop/garonne.ts";
import type { DirectoryProps, FinderProps } from "../../../web/site/props.ts";
import { shopSite } from "../site.ts";

// A Monday, 10 h 30 in Toulouse.
const doors = openDoors("2026-11-23T09:30:00Z", [shopSite]);

/** In Auch, which it does not leave: 1 km around a base in Toulouse. */
const GERS = {
  ...GARONNE,
  id: "01990000-0000-7000-8000-000000032000",
  slug: "depannage-du-gers",
  zipcode: "32000",
  name: "Dépannage du Gers",
  city: "Auch",
  lat: 43.6465,
  lon: 0.5855,
  travel_rules: { base: { lat: 43.6045, lon: 1.444 }, radius_km: 1 },
};
const PAUSED = {
  ...GARONNE,
  id: "01990000-0000-7000-8000-000000031999",
  slug: "en-pause",
  name: "Atelier En Pause",
};

beforeAll(async () => {
  await insertShop(doors().database, GERS, [
    { ...KARIM, id: "01990000-0000-7000-8000-000000320001", skills: ["vitrerie"] },
  ]);
  await insertShop(doors().database, PAUSED, []);
  await doors().database.asOwner("update app.shop set status = 'PAUSED' where id = $1", [
    PAUSED.id,
  ]);
});

const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });

async function shown<Props>(url: string, page: string): Promise<Props> {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  const answer = response.json<{ page: string; props: Props }>();
  expect(answer.page).toBe(page);
  return answer.props;
}

const directory = (url: string) => shown<DirectoryProps>(url, "directory");
const question = (url: string) => shown<FinderProps>(url, "finder");
const namesAt = async (url: string) => (await directory(url)).shops.map(({ name }) => name);

describe("the directory", () => {
  it.each([
    ["toulouse", "Toulouse", "31000"],
    ["44300", "Nantes", "44300"],
    ["31400 Toulouse", "Toulouse", "31400"],
  ])("searched near « %s » is about %s, %s", async (where, name, zip) => {
    expect((await directory(`/annuaire?where=${where}`)).place).toMatchObject({ name, zip });
  });

  it("proposes the other towns of the same name", async () => {
    const { place } = await directory("/annuaire?where=Saint-Denis");
    expect(place?.namesakes.length).toBeGreaterThan(0);
    for (const { name, zip } of place?.namesakes ?? []) {
      const other = await directory(`/annuaire?where=${zip} ${name}`);
      expect(other.place).toMatchObject({ name, zip });
    }
  });

  it.each([
    ["/annuaire", ["Atelier Garonne", "Dépannage du Gers", "Répar’Loire"]],
    ["/annuaire?q=garonne", ["Atelier Garonne"]],
    ["/annuaire?q=reparloire", ["Répar’Loire"]],
    ["/annuaire?category_id=plomberie", ["Atelier Garonne"]],
    ["/annuaire?q=t%C3%A9l%C3%A9viseur", ["Atelier Garonne"]],
    ["/annuaire?appareil=televiseur", ["Atelier Garonne"]],
    ["/annuaire?where=44300", ["Répar’Loire"]],
    ["/annuaire?where=Blagnac", ["Atelier Garonne"]],
    ["/annuaire?where=Dijon", []],
    ["/annuaire?where=Zzyzx", []],
    ["/annuaire?q=zzyzx", []],
    ["/annuaire?category_id=magie&q[]=1", ["Atelier Garonne", "Dépannage du Gers", "Répar’Loire"]],
    ["/annuaire?q=en%20pause", []],
  ])("%s finds %j", async (url, names) => {
    expect(await namesAt(url)).toEqual(names);
  });

  it("lists a shop in its own town, whatever its rounds, and where it goes", async () => {
    expect(await namesAt("/annuaire?where=Auch")).toEqual(["Dépannage du Gers"]);
    expect(await namesAt("/annuaire?where=Toulouse")).toEqual([
      "Atelier Garonne",
      "Dépannage du Gers",
    ]);
  });

  it("lists a shop in the postal codes that it serves, with its next hours, and not in the next ones", async () => {
    const serve = (rules: object) =>
      doors().database.asOwner("update app.shop set travel_rules = $2 where id = $1", [
        GERS.id,
        JSON.stringify(rules),
      ]);
    await serve({ area: { by: "zips", zips: ["47*", "31400"] } });
    expect(await namesAt("/annuaire?where=Agen")).toEqual(["Dépannage du Gers"]);
    expect(await namesAt("/annuaire?where=31400")).toContain("Dépannage du Gers");
    expect(await namesAt("/annuaire?where=31500")).not.toContain("Dépannage du Gers");
    // A town that is only named is served when one of its codes is.
    expect(await namesAt("/annuaire?where=Toulouse")).toContain("Dépannage du Gers");
    const [shop] = (await directory("/annuaire?where=Agen&category_id=vitrerie")).shops;
    expect(shop?.next_slots).toHaveLength(3);
    await serve(GERS.travel_rules);
  });

  it("never offers a shop that does not come: it names the nearest town that has one", async () => {
    const { shops, nearest } = await directory("/annuaire?where=Agen&category_id=plomberie");
    expect(shops).toEqual([]);
    expect(nearest).toEqual({ zip: "31000", city: "Toulouse", distance_km: 94 });
    expect((await directory("/annuaire?where=Agen&category_id=sol")).nearest).toBeNull();
    expect((await directory("/annuaire?where=Zzyzx")).nearest).toBeNull();
  });

  it("shows the price before booking and the next hours, for this trade and this place", async () => {
    const [shop] = (await directory("/annuaire?appareil=lave-linge&where=Toulouse")).shops;
    expect(shop?.tariffs).toMatchObject({ diagnosis_incl: 4500, diagnosis_deducted: true });
    expect(shop?.next_slots).toHaveLength(3);
    const far = (await directory("/annuaire?where=Auch")).shops[0];
    expect(far?.next_slots).toEqual([]);
  });

  it("draws the shops of the list, in its order, and the visitor", async () => {
    const { map, shops } = await directory("/annuaire?where=Toulouse");
    expect(map?.pins).toHaveLength(shops.length);
    expect(map?.here).not.toBeNull();
    expect(map?.base.towns.map(({ name }) => name)).toContain("Toulouse");
    expect((await directory("/annuaire?where=Dijon")).map).toBeNull();
  });

  it("gives nothing of a shop but what anybody may read", async () => {
    const { body } = await get("/annuaire");
    for (const secret of [GARONNE.iban, GARONNE.email, "Karim", "travel_rules", "reach"])
      expect(body).not.toContain(secret);
  });

  it("shows twenty shops a page, in the order of their names, and how many there are", async () => {
    for (let number = 10; number < 55; number++) {
      const id = `01990000-0000-7000-8000-0000000590${number}`;
      const shop = { ...LOIRE, id, slug: `depanneur-${number}`, name: `Dépanneur ${number}` };
      await insertShop(doors().database, { ...shop, zipcode: "59000", city: "Lille" }, []);
    }
    const { total, page, pages } = await directory("/annuaire?where=Zzyzx&q=&page=1");
    expect({ total, page, pages }).toEqual({ total: 0, page: 1, pages: 1 });
    const all = [1, 2, 3, 4].map((number) => namesAt(`/annuaire?q=D%C3%A9panneur&page=${number}`));
    const [first = [], second = [], third, beyond] = await Promise.all(all);
    expect([first.length, second.length, third, beyond]).toEqual([
      20,
      20,
      [50, 51, 52, 53, 54].map((number) => `Dépanneur ${number}`),
      [],
    ]);
    expect([...first, ...second]).toEqual(
      Array.from({ length: 40 }, (_, index) => `Dépanneur ${index + 10}`),
    );
    const paged = await directory("/annuaire?q=D%C3%A9panneur&page=2");
    expect(paged).toMatchObject({ total: 45, page: 2, pages: 3, more: false });
    expect(await directory("/annuaire?q=D%C3%A9panneur&page=abc")).toMatchObject({ page: 1 });
  });

  it.each([
    ["an endless text", `/annuaire?q=${"a".repeat(5_000)}&where=${"b".repeat(5_000)}`],
    ["a pattern of the database", "/annuaire?q=%25_%5C&where=%25%25%25"],
    ["quotes", "/annuaire?q='%20or%201=1--&where=%22%3B&category_id='"],
    ["the same name ten times", `/annuaire?${"where=Toulouse&".repeat(10)}appareil=a&appareil=b`],
    ["objects", "/annuaire?where[lat]=1&need[kind_id]=four&panne[]=x&__proto__[q]=1"],
    ["a page beyond all", "/annuaire?page=99999&where=Toulouse"],
    ["a byte that is no text", "/annuaire?q=%00&where=%00"],
  ])("answers %s without an error", async (_, url) => {
    expect((await get(url)).statusCode).toBe(200);
  });
});

describe("the browser's position", () => {
  it("becomes the town around it, and does not stay in the address", async () => {
    const response = await get(
      "/annuaire?appareil=four&position=43.60,1.44&where=Nantes&etape=lieu",
    );
    expect([response.statusCode, response.headers.location]).toEqual([
      302,
      "/annuaire?appareil=four&where=31000+Toulouse&etape=lieu",
    ]);
  });

  it.each([["45,-20"], ["91;1"], ["abc"], ["43.60"], ["1e9,1"]])(
    "%s is as if it had not been sent",
    async (position) => {
      expect((await get(`/annuaire?position=${position}`)).statusCode).toBe(200);
    },
  );
});

describe("the questions before the shops", () => {
  it("ask for the appliance of the trade, by any word", async () => {
    const { kinds } = await question("/annuaire?category_id=gros-electromenager&etape=appareil");
    expect(kinds.map(({ id }) => id)).toContain("lave-linge");
    const typed = await question("/annuaire?q=machine%20a%20laver&etape=appareil");
    expect(typed.kinds[0]).toEqual({ id: "lave-linge", name: "Lave-linge" });
  });

  it("begin where the words lead: a fridge that leaks is asked from where", async () => {
    const { step, need } = await question(
      "/annuaire?q=frigo%20qui%20fuit&where=Toulouse&etape=panne",
    );
    expect([step, need.kind_id]).toEqual(["panne", "refrigerateur"]);
  });

  it("say what to do at once, with the number of the place", async () => {
    const url = "/annuaire?appareil=lave-linge&panne=lave-linge/fuite/courant&etape=panne";
    const { danger, step } = await question(url);
    expect(step).toBe("panne");
    expect(danger?.advice.length).toBeGreaterThan(2);
    expect(danger?.calls[0]?.number).toBe("18");
  });

  it("ask the place last, again when no town answers to it, and then show the shops", async () => {
    const asked = "/annuaire?appareil=lave-linge&panne=lave-linge/fuite/hublot&etape=panne";
    expect(await question(asked)).toMatchObject({ step: "lieu", isUnknownPlace: false });
    expect(
      await question(`${asked.replace("etape=panne", "etape=lieu")}&where=Zzyzx`),
    ).toMatchObject({
      step: "lieu",
      isUnknownPlace: true,
    });
    const { need, shops } = await directory(`${asked}&where=31400`);
    expect(need.answers.at(-1)?.id).toBe("lave-linge/fuite/hublot");
    expect(shops[0]?.name).toBe("Atelier Garonne");
  });

  it("are skipped by the name of a shop", async () => {
    expect(await namesAt("/annuaire?q=garonne&etape=panne")).toEqual(["Atelier Garonne"]);
  });

  it("keep the fault when only the place changes, and forget it with another appliance", async () => {
    const known = "appareil=lave-linge&panne=lave-linge/fuite&where=Toulouse";
    const same = await directory(`/annuaire?q=lave-linge&${known}`);
    expect([same.query.q, same.need.answers]).toEqual(["", [expect.anything()]]);
    const other = await directory(`/annuaire?q=four&${known}`);
    expect([other.need.kind_id, other.need.answers]).toEqual(["four", []]);
  });
});

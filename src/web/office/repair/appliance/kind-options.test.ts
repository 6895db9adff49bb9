import { expect, test } from "vitest";
import { CATEGORIES } from "../../../../domain/catalogue/categories.ts";
import { pickerGroups, pickerOptions } from "./kind-options.ts";

const skills = ["plomberie", "gros-electromenager"];
const asked = (change: { text?: string; shelf?: string; skills?: readonly string[] }) =>
  pickerGroups({ text: "", shelf: "", skills, ...change });
const titles = (groups: ReturnType<typeof asked>) => groups.map(({ title }) => title);

test("at first, the shop's trades, the other trades, then what is in no catalogue", () => {
  const groups = asked({});
  expect(titles(groups)).toEqual(["Vos métiers", "Autres métiers", "Hors catalogue"]);
  expect(groups[0]?.options.map(({ id }) => id)).toEqual(["gros-electromenager", "plomberie"]);
  expect(pickerOptions(groups)).toHaveLength(CATEGORIES.length + 1);
});

test("a shop without skills sees all trades in one group, a shop with all of them too", () => {
  expect(titles(asked({ skills: [] }))).toEqual(["Métiers", "Hors catalogue"]);
  const all = CATEGORIES.map(({ id }) => id);
  expect(titles(asked({ skills: all }))).toEqual(["Vos métiers", "Hors catalogue"]);
});

test("an opened trade shows its appliances, and the way back last", () => {
  const [group, ...others] = asked({ shelf: "gros-electromenager" });
  expect(others).toEqual([]);
  expect(group?.title).toBe("Gros électroménager");
  expect(group?.options[0]).toEqual({ sort: "kind", id: "lave-linge", name: "Lave-linge" });
  expect(group?.options.at(-1)?.sort).toBe("back");
});

test("what is typed is searched in every trade, even when one is opened", () => {
  const [group] = asked({ text: "frigot", shelf: "plomberie" });
  expect(group?.title).toBe("Appareils trouvés");
  expect(group?.options[0]?.id).toBe("refrigerateur");
  expect(group?.options.at(-1)?.id).toBe("inconnu");
});

test("an unheard-of word still leads on", () => {
  expect(asked({ text: "zzzzzz" })).toEqual([
    {
      title: "Aucun appareil de ce nom",
      options: [{ sort: "kind", id: "inconnu", name: "Autre appareil" }],
    },
  ]);
});

test("every option is there once, so that the keyboard meets each", () => {
  for (const shown of [{}, { shelf: "plomberie" }, { text: "machine" }]) {
    const keys = pickerOptions(asked(shown)).map(({ sort, id }) => `${sort}/${id}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("the finer divisions of a trade are shown under their names", () => {
  const titles = (shelf: string) => asked({ shelf }).map(({ title }) => title);
  expect(titles("petit-electromenager")).toEqual([
    "Petit électroménager",
    "Nettoyage des sols",
    "Boissons",
  ]);
  expect(titles("multimedia-smartphone")).toEqual(["Multimedia/Smartphone", "Ordinateur"]);
  expect(titles("antenne-internet")).toEqual(["Antenne/Internet", "Internet"]);
});

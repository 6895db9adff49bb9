import { describe, expect, it } from "vitest";
import { openTowns } from "./towns.ts";

const towns = openTowns();

describe("the towns kept for the days without a geocoder", () => {
  it.each([
    ["31700", "Blagnac", "Blagnac"],
    ["31700", "BLAGNAC", "Blagnac"],
    ["49100", "", "Angers"],
    ["35400", "St-Malo", "Saint-Malo"],
    ["31700", "a town that is not there", "Blagnac"],
  ])("find %s %s", (zip, city, name) => {
    expect(towns.townOf(zip, city)).toMatchObject({ name, zip });
  });

  it("know where Blagnac is", () => {
    const blagnac = towns.townOf("31700", "Blagnac");
    expect(blagnac?.lat).toBeCloseTo(43.63, 1);
    expect(blagnac?.lon).toBeCloseTo(1.39, 1);
  });

  it("know nothing of a postal code that does not exist", () => {
    expect(towns.townOf("00000", "Nulle-Part")).toBeUndefined();
  });

  it.each([
    ["8 allée des Peupliers 31700 Blagnac", "Blagnac"],
    ["14 rue des Essais Toulouse", "Toulouse"],
    ["nant", "Nantes"],
    ["3 rue de la Paix Saint-Étienne", "Saint-Étienne"],
  ])("suggest for « %s » first %s", (text, name) => {
    expect(towns.suggest(text)[0]?.name).toBe(name);
  });

  it("are listed by postal code, or by its beginning; what none has is said", () => {
    const { towns: found, unknown } = towns.listed(["31700", "7500*", "31999", "00*"]);
    expect(unknown).toEqual(["31999", "00*"]);
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(["Blagnac", "Paris"]));
    expect(found.every(({ zip }) => zip === "31700" || zip.startsWith("7500"))).toBe(true);
  });

  it("are told from a position, the nearest first, each once", () => {
    const near = towns.nearest({ lat: 43.6371, lon: 1.3912 });
    expect(near[0]?.name).toBe("Blagnac");
    expect(near).toHaveLength(5);
    expect(new Set(near.map(({ name }) => name)).size).toBe(5);
    expect(towns.nearest({ lat: 43.6045, lon: 1.444 }, 1)).toMatchObject([{ name: "Toulouse" }]);
  });

  it("are none in the middle of the sea", () => {
    expect(towns.nearest({ lat: 45, lon: -20 })).toEqual([]);
  });

  it("suggest nothing for two letters", () => {
    expect(towns.suggest("xy")).toEqual([]);
  });
});

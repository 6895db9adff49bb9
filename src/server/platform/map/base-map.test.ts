import { describe, expect, it } from "vitest";
import { drawBaseMap } from "./base-map.ts";
import { openTowns } from "../towns.ts";

const TOULOUSE = { lat: 43.6045, lon: 1.444 };
const NANTES = { lat: 47.2184, lon: -1.5536 };
const size = { width: 360, height: 300 };
const towns = openTowns().largest();

describe("a map drawn from the repository's data", () => {
  it("has what it shows inside, north above, west on the left", () => {
    const { project } = drawBaseMap({ shown: [TOULOUSE, NANTES], least_km: 30, towns, size });
    const [south, north] = [project(TOULOUSE), project(NANTES)];
    for (const { x, y } of [south, north])
      expect(x >= 30 && x <= 330 && y >= 30 && y <= 270).toBe(true);
    expect([north.y < south.y, north.x < south.x]).toEqual([true, true]);
  });

  it("keeps the shape of the land: a kilometre is as long to the east as to the north", () => {
    const { project, scale } = drawBaseMap({ shown: [TOULOUSE], least_km: 60, towns, size });
    const from = project(TOULOUSE);
    const north = project({ ...TOULOUSE, lat: TOULOUSE.lat + 10 / 111.2 });
    const narrowing = Math.cos((TOULOUSE.lat * Math.PI) / 180);
    const east = project({ ...TOULOUSE, lon: TOULOUSE.lon + 10 / 111.2 / narrowing });
    expect(from.y - north.y).toBeCloseTo(10 * scale, 0);
    expect(east.x - from.x).toBeCloseTo(10 * scale, 0);
    expect(scale).toBeCloseTo(6);
  });

  it("draws only the départements in view, and names towns that do not meet", () => {
    const near = drawBaseMap({ shown: [TOULOUSE], least_km: 60, towns, size }).base;
    expect(near.land.length).toBeGreaterThan(0);
    expect(near.land.length).toBeLessThan(12);
    expect(near.towns.map(({ name }) => name)).toContain("Toulouse");
    expect(near.towns.length).toBeLessThanOrEqual(9);
    for (const path of near.land) expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+L[\d. L-]+Z$/);
  });

  it("writes names that do not run into one another", () => {
    const { base } = drawBaseMap({ shown: [TOULOUSE], least_km: 70, towns, size });
    const spans = base.towns.map(({ name, x, y, side }) => {
      const wide = name.length * 6;
      const from = { right: x, left: x - wide, below: x - wide / 2 }[side];
      return { name, from, to: from + wide, y: side === "below" ? y + 28 : y };
    });
    for (const one of spans)
      for (const other of spans.filter(({ name }) => name > one.name)) {
        const meet = one.from < other.to && other.from < one.to && Math.abs(one.y - other.y) < 12;
        expect([one.name, other.name, meet]).toEqual([one.name, other.name, false]);
      }
  });

  it("writes no name under a mark: that of the town shown stands below it", () => {
    const { base, project } = drawBaseMap({ shown: [TOULOUSE], least_km: 70, towns, size });
    expect(base.towns.find(({ name }) => name === "Toulouse")?.side).toBe("below");
    const mark = project(TOULOUSE);
    for (const { name, x, y } of base.towns.filter((town) => town.name !== "Toulouse"))
      expect([name, Math.hypot(x - mark.x, y - mark.y) > 20]).toEqual([name, true]);
  });

  it("of the whole country stays small enough for a telephone", () => {
    const corners = [
      { lat: 51.1, lon: -5.1 },
      { lat: 41.4, lon: 9.6 },
    ];
    const { base } = drawBaseMap({ shown: corners, least_km: 30, towns, size });
    expect(base.land.length).toBeGreaterThan(90);
    expect(JSON.stringify(base).length).toBeLessThan(60_000);
  });

  it("of nothing is a map all the same", () => {
    const { base } = drawBaseMap({ shown: [], least_km: 30, towns, size });
    expect(base).toMatchObject({ width: 360, height: 300 });
  });
});

/** The command that anybody can hold against published problems. */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { problemOf, readProblems } from "../scripts/rounds/file.ts";
import { faultsOf } from "../src/domain/agenda/rounds/check.ts";
import { optimise } from "../src/domain/agenda/rounds/optimise.ts";

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, "..");
const SCRIPT = path.join(ROOT, "scripts/rounds/run.ts");
const PUBLISHED = path.join(ROOT, "bench/rounds/solomon.json");
const folder = mkdtempSync(path.join(tmpdir(), "etabli-rounds-"));

const written = (name: string, content: unknown): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it("prints the vehicles, the distance and routes with every customer once", async () => {
  const all: { name: string }[] = JSON.parse(readFileSync(PUBLISHED, "utf8"));
  const file = written("c101.json", all.slice(0, 1));
  const { stdout } = await run(process.execPath, [SCRIPT, file, "0.5"]);
  const [head = "", ...routes] = stdout.trim().split("\n");
  expect(head).toMatch(/^C101: \d+ vehicles, distance \d+\.\d\d$/);
  expect(head).toContain(`${routes.length} vehicles`);
  const visited = routes.flatMap((route) => route.replace(/^.*: /, "").split(" ").map(Number));
  expect(visited.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 100 }, (_, index) => index + 1),
  );
});

it("says what is wrong in a file, and how it is called", async () => {
  expect(() => readProblems(written("broken.json", [{ name: "X", customers: [[0, 0]] }]))).toThrow(
    /broken\.json n’est pas un problème de tournées/,
  );
  await expect(run(process.execPath, [SCRIPT])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("FICHIER.json SECONDES"),
  });
});

it("answers a failure when customers are left out", async () => {
  const customers = [
    [0, 0, 0, 0, 10, 0],
    [100, 0, 1, 0, 10, 1],
  ];
  const file = written("far.json", { name: "FAR", vehicles: 1, capacity: 1, customers });
  await expect(run(process.execPath, [SCRIPT, file, "0.01"])).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("left out: 1"),
  });
});

it.each([
  ["no customer", [], "0 vehicles, distance 0.00"],
  ["one customer", [[3, 4, 1, 0, 90, 1]], "1 vehicles, distance 10.00"],
])("reads a problem of %s", async (_, others, head) => {
  const customers = [[0, 0, 0, 0, 100, 0], ...others];
  const file = written("small.json", { name: "SMALL", vehicles: 2, capacity: 9, customers });
  const { stdout } = await run(process.execPath, [SCRIPT, file, "0.05"]);
  expect(stdout.split("\n")[0]).toBe(`SMALL: ${head}`);
});

/** Those that take the search longest. Steps are counted, not seconds: the same answer on every machine. */
it.each(["R104", "R112", "RC106"])(
  "finds the best known number of vehicles for %s, on a road near to the shortest",
  (name) => {
    const published = readProblems(PUBLISHED).find((one) => one.name === name);
    if (!published?.best) throw new Error(`${name} is not in the file`);
    const problem = problemOf(published);
    const found = optimise(problem, 1, (steps) => steps / 150_000);
    expect(faultsOf(problem, found)).toEqual([]);
    expect(found.rounds.filter(({ length }) => length > 0)).toHaveLength(published.best.vehicles);
    expect(found.road / published.best.distance).toBeLessThan(1.15);
  },
);

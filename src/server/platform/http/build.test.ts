import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { readBuild } from "./build.ts";

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

/** Every document that the office sends is one that the server takes: its limits are met by tests, not by people. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { Kind, print, type DocumentNode } from "graphql";
import { expect, test, vi } from "vitest";
import { held, post, startWholeApp } from "./fuzz/harness.ts";

startWholeApp();

const WEB = path.join(import.meta.dirname, "../src/web");
const documents = vi.hoisted(() => new Map<string, unknown>());

vi.mock(import("../src/web/platform/graphql.ts"), async (load) => {
  const real = await load();
  const graphql = (...asked: Parameters<typeof real.graphql>) => {
    const document = real.graphql(...asked);
    documents.set(String(asked[0]), document);
    return document;
  };
  return { ...real, graphql: Object.assign(graphql, real.graphql) as typeof real.graphql };
});

const isOperation = (document: DocumentNode): boolean =>
  document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION);

test("the server takes every document of the office", async () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: WEB }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) && / graphql\(/.test(readFileSync(path.join(WEB, file), "utf8")),
  );
  await Promise.all(files.map((file) => import(path.join(WEB, file))));
  const operations = [...documents.values()]
    .map((document) => document as DocumentNode)
    .filter(isOperation)
    .map(print);
  const declared = files.flatMap((file) => [
    ...readFileSync(path.join(WEB, file), "utf8").matchAll(/^ +(?:query|mutation) \w+/gm),
  ]);
  expect(operations).toHaveLength(declared.length);
  expect(held.marc).not.toEqual({});

  // Without their variables: nothing runs, and what is wrong with the document itself is said first.
  const refusals = await Promise.all(
    operations.map(async (query) => {
      const { body } = await post("/api/graphql", JSON.stringify({ query, variables: {} }));
      const { errors }: { errors?: unknown } = JSON.parse(body);
      return /limit|Cannot query|Unknown|exceeded/.test(JSON.stringify(errors ?? ""))
        ? `${query.slice(0, 60)} → ${body}`
        : "";
    }),
  );
  expect(refusals.filter(Boolean)).toEqual([]);
});

import { mkdtempSync, writeFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, inject, test } from "vitest";
import { openDatabase } from "../database/open.ts";
import { quietLog } from "../log.ts";
import { explainFailure } from "./failure.ts";
import { freePort } from "./free-port.ts";
import { closeWithin } from "./stop.ts";
import { waitFor } from "./wait.ts";

const DATA_DIR = "/srv/etabli";
const opened = (databaseUrl: string) => openDatabase({ dataDir: "/nonexistent", databaseUrl });

/** The sentence that a person reads when this database is given. */
async function sentenceFor(change: (url: URL) => void): Promise<string | undefined> {
  const url = new URL(inject("templateOwnerUrl"));
  url.searchParams.delete("host");
  change(url);
  const error: unknown = await opened(url.href).catch((failure: unknown) => failure);
  return explainFailure(error, { DATA_DIR, DATABASE_URL: url.href });
}

test.each<[string, (url: URL) => void, string]>([
  ["a wrong password", (url) => (url.password = "faux"), "refuse le mot de passe"],
  [
    "a database that is not there",
    (url) => (url.pathname = "/absente"),
    "n’existe pas sur ce serveur",
  ],
  ["a server that is not there", (url) => (url.port = "1"), "il est arrêté"],
  [
    "a socket that is not there",
    (url) => url.searchParams.set("host", "/nonexistent"),
    "il est arrêté",
  ],
  ["a name that is not one", (url) => (url.hostname = "pg.invalid"), "vérifiez l’adresse"],
])("%s is explained by one sentence", async (_, change, sentence) => {
  expect(await sentenceFor(change)).toContain(sentence);
});

test("a data folder that cannot be one is named", async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "etabli-start-")), "fichier");
  writeFileSync(file, "");
  const error: unknown = await mkdir(path.join(file, "postgres")).catch(
    (failure: unknown) => failure,
  );
  expect(explainFailure(error, { DATA_DIR: file })).toMatch(/n’est pas un dossier.*DATA_DIR/);
});

test("what is not known is not explained away", async () => {
  const DATABASE_URL = "postgres://localhost/";
  const missing: unknown = await readFile("/nonexistent").catch((failure: unknown) => failure);
  expect(explainFailure(missing, { DATA_DIR, DATABASE_URL })).toBeUndefined();
  expect(explainFailure(new Error("autre"), { DATA_DIR })).toBeUndefined();
  expect(explainFailure(undefined, { DATA_DIR })).toBeUndefined();
});

test("a server that comes later is waited for", async () => {
  let tries = 0;
  const port = await freePort();
  const outcome = await waitFor(
    async () => {
      if (++tries < 3) return await opened(`postgres://personne@127.0.0.1:${port}/x`);
      return "open";
    },
    { log: quietLog, every: 5 },
  );
  expect([outcome, tries]).toEqual(["open", 3]);
});

test("one that never comes, or refuses, is not waited for longer than it is worth", async () => {
  let tries = 0;
  const refused = () => {
    tries++;
    return opened(inject("templateOwnerUrl").replace(/:[^:@]+@/, ":faux@"));
  };
  await expect(waitFor(refused, { log: quietLog, every: 5, seconds: 1 })).rejects.toThrow(
    "password",
  );
  expect(tries).toBe(1);
  const port = await freePort();
  const away = () => opened(`postgres://personne@127.0.0.1:${port}/x`);
  await expect(waitFor(away, { log: quietLog, seconds: 0 })).rejects.toThrow();
});

describe("a shutdown", () => {
  const closedIn = async (within: number, close: () => Promise<void>): Promise<string[]> => {
    const warnings: string[] = [];
    const opened = new AsyncDisposableStack();
    opened.defer(close);
    await closeWithin(opened, within, { warn: (text: string) => void warnings.push(text) });
    return warnings;
  };

  test("ends even when the database never answers", async () => {
    const endless = () => new Promise<void>(() => undefined);
    expect(await closedIn(1, endless)).toEqual(["stopped without waiting any longer"]);
  });

  test("waits for what closes in time", async () => {
    let isClosed = false;
    const close = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      isClosed = true;
    };
    expect(await closedIn(600_000, close)).toEqual([]);
    expect(isClosed).toBe(true);
  });

  test("says what failed to close", async () => {
    const close = () => Promise.reject(new Error("the disk is gone"));
    await expect(closedIn(600_000, close)).rejects.toThrow("the disk is gone");
  });
});

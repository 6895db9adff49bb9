/** An empty database and an empty folder of migrations, both new for each test. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, beforeEach, inject } from "vitest";
import {
  type LockWait,
  migrate,
  withMigrationLock,
} from "../src/server/platform/database/migrate.ts";

export type MigrationFolder = {
  write(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
  migrate(wait?: LockWait): Promise<string[]>;
  /** Runs `work` while another session holds the lock of migrations. */
  holdLock(work: () => Promise<void>): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  url(): string;
};

export function migrationFolder(): MigrationFolder {
  let directory = "";
  let name = "";
  const clients: pg.Client[] = [];

  const connect = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    return client;
  };
  const url = (): string => {
    const address = new URL(inject("superuserUrl"));
    address.pathname = `/${name}`;
    return address.href;
  };

  beforeEach(async () => {
    directory = await mkdtemp(path.join(os.tmpdir(), "migrations-"));
    await mkdir(path.join(directory, "functions"));
    name = `migrate_${Date.now()}`;
    const superuser = await connect(inject("superuserUrl"));
    await superuser.query(`create database ${name}`);
  });
  afterEach(async () => {
    for (const client of clients.splice(0)) await client.end();
    const superuser = await connect(inject("superuserUrl"));
    await superuser.query(`drop database ${name} with (force)`);
    await clients.pop()?.end();
    await rm(directory, { recursive: true });
  });

  return {
    write: (file, text) => writeFile(path.join(directory, file), text),
    remove: (file) => rm(path.join(directory, file)),
    migrate: async (wait) => {
      const client = await connect(url());
      return withMigrationLock(client, () => migrate(client, directory), wait);
    },
    holdLock: async (work) => withMigrationLock(await connect(url()), work),
    query: async <Row extends pg.QueryResultRow>(text: string) =>
      (await (await connect(url())).query<Row>(text)).rows,
    url,
  };
}

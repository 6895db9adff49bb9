/**
 * Opens the first shop of a server, or its administrator's account:
 * `npm run shop:create -- --name "Atelier Dupont" --zip 31000 --city Toulouse --owner "Marc Dupont" --owner-email marc@dupont.fr`,
 * `npm run shop:create -- --admin-email admin@dupont.fr`; in a container, by SHOP_NAME, SHOP_ZIP, … ADMIN_EMAIL.
 */
import { parseArgs } from "node:util";
import { choosePassword } from "../src/domain/account/password.ts";
import { isRefusal, type Decision } from "../src/domain/decision.ts";
import { shopPath } from "../src/domain/shop/address.ts";
import { createAdministrator } from "../src/server/account/create.ts";
import { drawPassword, hashPassword } from "../src/server/account/sign-in.ts";
import { readConfig } from "../src/server/platform/config.ts";
import { asOwner } from "../src/server/platform/database/first-run.ts";
import { openDatabase, type Database } from "../src/server/platform/database/open.ts";
import { publicOrigin } from "../src/server/platform/origin.ts";
import { openTowns } from "../src/server/platform/towns.ts";
import { createShop, type CreateRefusal } from "../src/server/shop/create.ts";
import { readCreation, type CreationOptions } from "./shop-options.ts";
import { runScript } from "./terminal.ts";

const VARIABLES: Record<keyof CreationOptions, string> = {
  name: "SHOP_NAME",
  zip: "SHOP_ZIP",
  city: "SHOP_CITY",
  trades: "SHOP_TRADES",
  owner: "OWNER_NAME",
  "owner-email": "OWNER_EMAIL",
  "admin-email": "ADMIN_EMAIL",
};

const REFUSED: Record<CreateRefusal, string> = {
  "address-taken": "Un atelier de ce nom existe déjà à ce code postal.",
  "email-taken": "Un compte existe déjà avec cette adresse e-mail.",
};

async function main(): Promise<number> {
  const asked = readCreation(readOptions());
  if ("problems" in asked) return refuse(asked.problems);
  const { shop, administrator } = asked;
  const email = administrator?.email ?? shop?.owner.email ?? "";
  const password = process.env.OWNER_PASSWORD ?? drawPassword();
  if (isRefusal(choosePassword({ email, current: "", next: password })))
    return refuse(["OWNER_PASSWORD : au moins douze signes, et rien de ce qu’on essaie d’abord."]);
  const config = readConfig(process.env);
  const database = await openDatabase({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
  });
  try {
    const password_hash = await hashPassword(password);
    const place = shop && openTowns().townOf(shop.zipcode, shop.city);
    const created = await create(database, async (db) => {
      const opened = shop && (await createShop(db, { shop, place, password_hash }));
      if (isRefusal(opened) || !administrator) return opened ?? "";
      return createAdministrator(db, { ...administrator, password_hash });
    });
    if (isRefusal(created)) return refuse([REFUSED[created.refused]]);
    if (shop) say(`${shop.name} est ouvert : ${publicOrigin(config)}${shopPath(shop)}`);
    for (const account of [shop?.owner.email, administrator?.email])
      if (account) say(`Connexion à ${publicOrigin(config)}/app : ${account}`);
    if (process.env.OWNER_PASSWORD === undefined)
      say(`Mot de passe, affiché cette seule fois : ${password}`);
    return 0;
  } finally {
    await database.close();
  }
}

type Creating = Parameters<typeof asOwner<Decision<string, CreateRefusal>>>[1];

/** A database that had no shop is in use from now on: the demonstration will not enter it. */
async function create(database: Database, work: Creating) {
  const created = await asOwner(database.ownerUrl(), work);
  if (database.first && !isRefusal(created)) await database.settle(async () => false);
  return created;
}

/** An option given beats the environment. */
function readOptions(): CreationOptions {
  const type = "string" as const;
  const names = Object.keys(VARIABLES);
  const options = Object.fromEntries(names.map((name) => [name, { type }]));
  const { values } = parseArgs({ options });
  return Object.fromEntries(
    Object.entries(VARIABLES).flatMap(([name, variable]) => {
      const value = values[name] ?? process.env[variable];
      return typeof value === "string" && value !== "" ? [[name, value]] : [];
    }),
  );
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function refuse(lines: readonly string[]): number {
  process.stderr.write(`Rien n’a été créé.\n${lines.map((line) => `  ${line}\n`).join("")}`);
  return 2;
}

await runScript(main);

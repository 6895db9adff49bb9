import type { Database } from "../platform/database/open.ts";
import type { Config } from "../platform/config.ts";
import { drawPasswords, isReachable, type DemoPassword } from "./passwords.ts";
import { DEMO_SHOPS, PASSWORD } from "./shops.ts";

type Settings = Pick<Config, "HOST" | "PORT" | "PUBLIC_URL">;

/**
 * The addresses and accounts of the demonstration, as `npm start` prints them; only the address when it is not
 * here. Called before the server listens: what another machine could read is replaced first.
 */
export async function doors(database: Database, config: Settings): Promise<string> {
  const address = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const demo = await database.withSystem(
    async (db) => (await db.selectFrom("installation").select("demo").executeTakeFirst())?.demo,
    "read",
  );
  if (!demo) return `\n  Établi   ${address}\n\n`;
  const shops = DEMO_SHOPS.map(
    ({ name, zipcode, slug }) => `    ${name.padEnd(20)} ${address}/${zipcode}/${slug}`,
  );
  const passwords = await drawPasswords(database, config);
  return [
    "",
    `  Établi, démonstration   ${address}`,
    "",
    "  Ateliers",
    ...shops,
    "",
    `  Atelier, côté bureau : ${address}/app`,
    ...(isReachable(config) ? drawnLines(passwords) : localLines(passwords)),
    "",
    "",
  ].join("\n");
}

const localLines = (passwords: readonly DemoPassword[]): string[] => [
  ...passwords.map(({ email, password }) =>
    password === null ? `    ${email}   (mot de passe changé)` : `    ${email}`,
  ),
  `    Mot de passe ${passwords.every(({ password }) => password) ? "de tous" : "des autres"} : ${PASSWORD}`,
];

const WIDEST = 36;

/** Drawn passwords are shown at this start and never again: only their hashes are kept. */
function drawnLines(passwords: readonly DemoPassword[]): string[] {
  const fresh = passwords.some(({ password }) => password !== null);
  return [
    ...passwords.map(
      ({ email, password }) => `    ${email.padEnd(WIDEST)} ${password ?? "(déjà tiré ou changé)"}`,
    ),
    fresh
      ? "    Ces mots de passe viennent d’être tirés : notez-les, ils ne seront plus affichés."
      : "    Les mots de passe ont été affichés au démarrage qui les a tirés.",
    "    L’adresse est ouverte à d’autres machines : le mot de passe publié ne vaut plus.",
  ];
}

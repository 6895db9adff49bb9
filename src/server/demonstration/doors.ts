import type { Database } from "../platform/database/open.ts";
import { ADMINISTRATOR, DEMO_SHOPS, PASSWORD } from "./shops.ts";

/** The doors of the demonstration, as `npm start` prints them; only the address when it is not here. */
export async function doors(database: Database, address: string): Promise<string> {
  const demo = await database.withSystem(
    async (db) => (await db.selectFrom("installation").select("demo").executeTakeFirst())?.demo,
    "read",
  );
  if (!demo) return `\n  Établi   ${address}\n\n`;
  const shops = DEMO_SHOPS.map(
    ({ name, zipcode, slug }) => `    ${name.padEnd(20)} ${address}/${zipcode}/${slug}`,
  );
  const people = [
    ...DEMO_SHOPS.flatMap(({ users }) => users.map(({ email }) => email)),
    ADMINISTRATOR.email,
  ];
  return [
    "",
    `  Établi, démonstration   ${address}`,
    "",
    "  Ateliers",
    ...shops,
    "",
    `  Atelier, côté bureau : ${address}/app`,
    ...people.map((email) => `    ${email}`),
    `    Mot de passe de tous : ${PASSWORD}`,
    "",
    "",
  ].join("\n");
}

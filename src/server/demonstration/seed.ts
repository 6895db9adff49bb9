/** Fills an empty database with a living fortnight of three shops, in one transaction. */
import { sql, type Kysely } from "kysely";
import type { Instant } from "../../domain/time.ts";
import { hashPassword } from "../account/sign-in.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/open.ts";
import type { DB } from "../platform/database/schema.ts";
import { publicOrigin } from "../platform/origin.ts";
import { planShop } from "./plan.ts";
import { writeMessages } from "./seed-messages.ts";
import { writeMoney } from "./seed-money.ts";
import { writePhotos } from "./seed-photos.ts";
import { writeStories } from "./seed-stories.ts";
import { ADMINISTRATOR, DEMO_SHOPS, PASSWORD, WORKING_HOURS, type DemoShop } from "./shops.ts";
import type { DemoSeller } from "./story.ts";

type Seeding = {
  config: Pick<Config, "DEMO" | "DATABASE_URL" | "DATA_DIR" | "PUBLIC_URL" | "PORT">;
  clock: () => Instant;
  ledgerKey: Buffer;
};

/** The shop that the documents talk about is the large one. */
const CLIENTS: Record<string, number> = {
  "atelier-garonne": 68,
  "repar-loire": 14,
  "etabli-du-nord": 14,
};

const PHOTOGRAPHED = "atelier-garonne";

/** Answers whether the demonstration lives here: never on a server of DATABASE_URL, which we did not create. */
export async function seedDemonstration(
  db: Kysely<DB>,
  { config, clock, ledgerKey }: Seeding,
): Promise<boolean> {
  if (!config.DEMO || config.DATABASE_URL) return false;
  const now = clock();
  const origin = publicOrigin(config);
  const password_hash = await hashPassword(PASSWORD);
  for (const shop of DEMO_SHOPS) {
    const seller = await writeShop(db, shop);
    await writeUsers(db, shop, password_hash);
    // What the functions of the schema take for the shop of the transaction.
    await sql`select set_config('app.shop_id', ${shop.id}, true)`.execute(db);
    const plan = planShop({ shop, seller, now, clients: CLIENTS[shop.slug] ?? 10 });
    const references = await writeStories(db, shop, plan);
    const { stories } = plan;
    await writeMoney(db, { shop, stories, references, ledgerKey });
    await writeMessages(db, { stories, references, origin });
    if (shop.slug === PHOTOGRAPHED) await writePhotos(db, { stories, DATA_DIR: config.DATA_DIR });
  }
  await db
    .insertInto("auth.account")
    .values({ ...ADMINISTRATOR, shop_id: null, role: "ADMIN", password_hash })
    .execute();
  return true;
}

async function writeShop(db: Kysely<DB>, shop: DemoShop): Promise<DemoSeller> {
  const { users: _users, towns: _towns, opening_hours, ...columns } = shop;
  const row = {
    ...columns,
    legal_name: shop.legal_form === "EI" ? `${shop.name} EI` : shop.name,
    vat_regime: shop.vat_number ? ("normal" as const) : ("franchise" as const),
    iban: "FR7630006000011234567890189",
    insurance:
      "Assurance de démonstration, 1 rue de l’Exemple, 75000 Paris. Garantie : France métropolitaine",
    mediator: "Médiateur de démonstration, 2 rue de l’Exemple, 75000 Paris, mediateur.example.org",
    email: `contact@${shop.slug}.test`,
    complement: "",
    cgv: TERMS,
  };
  await db
    .insertInto("shop")
    .values({
      ...row,
      timezone: "Europe/Paris",
      opening_hours: JSON.stringify(opening_hours),
      booking_rules: JSON.stringify({ notice_minutes: 120, horizon_days: 30, window_minutes: 120 }),
      travel_rules: JSON.stringify({ radius_km: 30 }),
      tariffs: JSON.stringify(TARIFFS),
    })
    .execute();
  const { id: shop_id, zipcode, slug } = shop;
  await db.insertInto("shop_address").values({ shop_id, zipcode, slug }).execute();
  return row;
}

async function writeUsers(db: Kysely<DB>, shop: DemoShop, password_hash: string): Promise<void> {
  const rows = shop.users.map(({ email: _email, ...user }, position) => ({
    ...user,
    shop_id: shop.id,
    position,
    working_hours: JSON.stringify(user.bookable ? WORKING_HOURS : shop.opening_hours),
  }));
  await db.insertInto("shop_user").values(rows).execute();
  const accounts = shop.users.map(({ id, email }) => ({
    id,
    email,
    shop_id: shop.id,
    role: "USER",
    password_hash,
  }));
  await db.insertInto("auth.account").values(accounts).execute();
}

const TARIFFS = {
  hourly_rate_incl: 7_000,
  time_counting: "par quart d’heure entamé",
  travel_incl: 3_900,
  diagnosis_incl: 4_500,
  diagnosis_deducted: true,
  quote_free: true,
};

const TERMS = `Article 1. Tout travail commence par un devis détaillé, accepté par le client.
Article 2. Le diagnostic est facturé ; son prix est déduit de la réparation acceptée.
Article 3. Les réparations sont garanties trois mois, pièces et main-d’œuvre.
Article 4. Le client choisit de reprendre ou de laisser les pièces remplacées. Une pièce d’occasion est proposée quand elle existe.
Article 5. Un appareil confié et non repris dans l’année peut être vendu dans les conditions de la loi du 31 décembre 1903.
Article 6. En cas de litige, le client peut saisir gratuitement le médiateur de la consommation nommé sur cette page.`;

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

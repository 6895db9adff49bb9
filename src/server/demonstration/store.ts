/** What no verb of the product writes yet: shops and their people. */
import type { LocalDate } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { ADMINISTRATOR, labelOn, type DemoShop } from "./shops.ts";

export async function insertShop(
  db: ShopDb,
  {
    users: _users,
    towns: _towns,
    clients: _clients,
    visits: _visits,
    days: _days,
    ...shop
  }: DemoShop,
  today: LocalDate,
): Promise<void> {
  const { opening_hours, window_minutes, ...columns } = shop;
  await db
    .insertInto("shop")
    .values({
      ...columns,
      legal_name: shop.legal_form === "EI" ? `${shop.name} EI` : shop.name,
      vat_regime: shop.vat_number ? "normal" : "franchise",
      iban: "FR7630006000011234567890189",
      insurance:
        "Assurance de démonstration, 1 rue de l’Exemple, 75000 Paris. Garantie : France métropolitaine",
      mediator:
        "Médiateur de démonstration, 2 rue de l’Exemple, 75000 Paris, mediateur.example.org",
      email: `contact@${shop.slug}.test`,
      complement: "",
      cgv: TERMS,
      timezone: "Europe/Paris",
      opening_hours: JSON.stringify(opening_hours),
      booking_rules: JSON.stringify({ notice_minutes: 120, horizon_days: 30, window_minutes }),
      travel_rules: JSON.stringify({ radius_km: 30 }),
      tariffs: JSON.stringify(TARIFFS),
      label: JSON.stringify(labelOn(shop, today)),
    })
    .execute();
  const { id: shop_id, zipcode, slug } = shop;
  await db.insertInto("shop_address").values({ shop_id, zipcode, slug }).execute();
}

export async function insertUsers(
  db: ShopDb,
  { id: shop_id, users }: DemoShop,
  password_hash: string,
): Promise<void> {
  const rows = users.map(({ email: _email, on_call: _on_call, ...user }, position) => ({
    ...user,
    shop_id,
    position,
    working_hours: JSON.stringify(user.working_hours),
  }));
  await db.insertInto("shop_user").values(rows).execute();
  const accounts = users.map(({ id, email }) => ({
    id,
    email,
    shop_id,
    role: "USER",
    password_hash,
  }));
  await db.insertInto("auth.account").values(accounts).execute();
}

export async function insertAdministrator(db: ShopDb, password_hash: string): Promise<void> {
  await db
    .insertInto("auth.account")
    .values({ ...ADMINISTRATOR, shop_id: null, role: "ADMIN", password_hash })
    .execute();
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

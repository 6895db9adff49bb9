/** A hundred thousand clients with French names, telephones and addresses, written in a few statements. */
import { searchText } from "../../src/server/client/store.ts";
import type { Bench, BenchShop } from "../shops.ts";

const LASTNAMES = `MARTIN BERNARD THOMAS PETIT ROBERT RICHARD DURAND DUBOIS MOREAU LAURENT SIMON MICHEL LEFÈVRE LEROY ROUX
DAVID BERTRAND MOREL FOURNIER GIRARD BONNET DUPONT LAMBERT FONTAINE ROUSSEAU VINCENT MULLER LE_GALL D’ORMESSON GUÉRIN
BOYER GARNIER CHEVALIER FRANÇOIS LEGRAND GAUTHIER GARCIA PERRIN ROBIN CLÉMENT MORIN NICOLAS HENRY ROUSSEL MATHIEU
GAUTIER MASSON MARCHAND DUVAL DENIS DUMONT MARIE LEMAIRE NOËL MEYER DUFOUR MEUNIER BRUN BLANCHARD GIRAUD`;
const ENDINGS = "EAU IER ET OT IN ARD ON ELLE ERON AULT AS EZ Y AC ENCQ IC OZ IÈRE ÉAC ELOT";
const FIRSTNAMES = `Marie Jean Pierre Michel André Philippe Nathalie Isabelle Sylvie Catherine Jean-Élie Françoise Hélène
Zoé Léa Hugo Karim Nadia Mohamed Camille Lucas Emma Chloé Louis Jules Gabriel Raphaël Arthur Alice Inès`;
const STREETS = `des_Peupliers Victor_Hugo de_la_République des_Lilas Jean_Jaurès du_Général_de_Gaulle de_l’Église Pasteur
des_Écoles du_Moulin des_Tilleuls Gambetta de_Verdun du_Stade des_Essais`;
const TOWNS = `31000_Toulouse 31700_Blagnac 31770_Colomiers 31170_Tournefeuille 31400_Toulouse 31500_Toulouse 82000_Montauban
31800_Saint-Gaudens 09000_Foix 81000_Albi`;

/** One word of the list, drawn by `seed`; a few come often, as names do. */
const drawn = (words: string, seed: string): string => {
  const list = words.split(/\s+/);
  const texts = list.map((word) => `'${word.replaceAll("_", " ")}'`);
  return `(array[${texts.join(",")}])[1 + (hashint8(i * 31 + ${seed}) & 2147483647) % ${list.length}]`;
};

const CLIENTS = `
  insert into app.client (shop_id, lastname, firstname, email, created_at)
  select $1, name.l || case when i % 3 = 0 then '' else ${drawn(ENDINGS, "2")} end, name.f,
    case when i % 4 = 0 then '' else replace(app.fold(name.f || '.' || name.l), ' ', '') || i || '@example.org' end,
    now() - make_interval(mins => i::int * 7)
  from generate_series(1, $2::bigint) i, lateral (select ${drawn(LASTNAMES, "1")} as l, ${drawn(FIRSTNAMES, "3")} as f) name`;
const PHONES = `
  insert into app.client_phone (shop_id, client_id, position, name, number)
  select shop_id, id, 0, 'Portable', '+336' || lpad((hashtext(id::text) & 2147483647)::text, 8, '0')
  from app.client where shop_id = $1`;
const ADDRESSES = `
  insert into app.client_address (shop_id, client_id, street, zip, city)
  select c.shop_id, c.id, (i % 180 + 1) || ' rue ' || ${drawn(STREETS, "4")}, left(town.t, 5), substr(town.t, 7)
  from app.client c, lateral (select hashtext(c.id::text)::bigint & 2147483647 as i) seed,
    lateral (select ${drawn(TOWNS, "5")} as t) town where c.shop_id = $1`;
const SEARCH = `
  update app.client c set search = ${searchText("c")}, last_seen_at = created_at where c.shop_id = $1`;

const WORDS = `
  insert into app.name_word (shop_id, written)
  select distinct c.shop_id, w from app.client c, app.name_words(c.names) w where c.shop_id = $1`;

const TABLES = ["client", "client_phone", "client_address"];
const INDEXES = ["client_search", "client_names"];

/** Without notifications; the indexes are written after the rows. */
export async function fillClients(
  { asOwner }: Bench,
  shops: readonly { shop: BenchShop; count: number }[],
): Promise<void> {
  const definitions = await asOwner<{ definition: string }>(
    "select indexdef as definition from pg_indexes where schemaname = 'app' and indexname = any($1)",
    [INDEXES],
  );
  for (const name of INDEXES) await asOwner(`drop index app.${name}`);
  for (const table of TABLES) await asOwner(`alter table app.${table} disable trigger user`);
  for (const { shop, count } of shops) {
    await asOwner(CLIENTS, [shop.id, count]);
    for (const statement of [PHONES, ADDRESSES, SEARCH, WORDS]) await asOwner(statement, [shop.id]);
  }
  for (const table of TABLES) await asOwner(`alter table app.${table} enable trigger user`);
  for (const { definition } of definitions) await asOwner(definition);
  for (const table of [...TABLES, "name_word"]) await asOwner(`vacuum (analyze) app.${table}`);
}

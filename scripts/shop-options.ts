/** What opens a shop from the command line or a container's environment: the shop, and its owner's account. */
import { CATEGORIES, isCategoryId } from "../src/domain/catalogue/categories.ts";
import { parseEmail } from "../src/domain/client/email.ts";
import { titleName, upperName } from "../src/domain/client/names.ts";
import { slugOf } from "../src/domain/shop/address.ts";
import type { ShopCreation } from "../src/server/shop/create.ts";

export type CreationOptions = Partial<
  Record<"name" | "zip" | "city" | "trades" | "owner" | "owner-email" | "admin-email", string>
>;

/** What is asked for, or one French sentence for each option that is missing or wrong. */
export function readCreation(
  options: CreationOptions,
): { shop?: ShopCreation; administrator?: { email: string } } | { problems: string[] } {
  const adminEmail = options["admin-email"];
  const administrator = adminEmail === undefined ? undefined : parseEmail(adminEmail);
  const problems =
    adminEmail !== undefined && !administrator
      ? [`admin-email : « ${adminEmail} » n’est pas une adresse e-mail.`]
      : [];
  const asksShop = options.name !== undefined || administrator === undefined;
  const shop = asksShop ? readShop(options, problems) : undefined;
  if (problems.length > 0) return { problems };
  return {
    ...(shop && { shop }),
    ...(administrator && { administrator: { email: administrator } }),
  };
}

function readShop(options: CreationOptions, problems: string[]): ShopCreation {
  const need = (isRight: boolean, problem: string) => isRight || problems.push(problem);
  const name = (options.name ?? "").trim().slice(0, 120);
  const slug = slugOf(name);
  need(slug !== "", "name : le nom de l’atelier, avec au moins une lettre ou un chiffre.");
  const zipcode = (options.zip ?? "").trim();
  need(/^\d{5}$/.test(zipcode), "zip : le code postal, cinq chiffres.");
  const city = (options.city ?? "").trim().slice(0, 120);
  need(city !== "", "city : la ville.");
  const trades = (options.trades ?? "").split(",").flatMap((text) => text.trim() || []);
  const known = trades.filter(isCategoryId);
  need(
    known.length === trades.length,
    `trades : parmi ${CATEGORIES.map(({ id }) => id).join(", ")}.`,
  );
  const [firstname = "", ...rest] = (options.owner ?? "").trim().split(/\s+/);
  need(rest.length > 0, "owner : le prénom et le nom du responsable, « Marc Pélissier ».");
  const email = parseEmail(options["owner-email"] ?? "") ?? "";
  need(email !== "", "owner-email : l’adresse e-mail par laquelle le responsable se connectera.");
  const owner = { firstname: titleName(firstname), lastname: upperName(rest.join(" ")), email };
  const all = CATEGORIES.map(({ id }) => id);
  return { name, slug, zipcode, city, trades: known.length > 0 ? known : all, owner };
}

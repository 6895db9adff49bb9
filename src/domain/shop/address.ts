/** The public address of a shop: `/{zipcode}/{slug}` (specification §2). */
const LONGEST = 80;

/** « L'Établi du Nord » → "etabli-du-nord"; never empty: a name without a letter gives "atelier". */
export function slugify(name: string): string {
  const slug = name
    .trim()
    .replace(/^l['’]/i, "")
    .replace(/œ/gi, "oe")
    .replace(/æ/gi, "ae")
    .replace(/ß/g, "ss")
    .replace(/&/g, " et ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");
  return slug || "atelier";
}

export const isSlug = (text: string): boolean =>
  text.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

/** French postal codes, Corsica and overseas included. */
export const isZipcode = (text: string): boolean => /^(?!00|99)\d{5}$/.test(text);

type Address = { zipcode: string; slug: string };

export const shopPath = ({ zipcode, slug }: Address): string => `/${zipcode}/${slug}`;
export const bookingPath = (shop: Address): string => `${shopPath(shop)}/rdv`;
export const termsPath = (shop: Address): string => `${shopPath(shop)}/cgv`;

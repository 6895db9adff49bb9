/** The public address of a shop: `/{zipcode}/{slug}` (specification §2). */
const LONGEST = 80;

export const isSlug = (text: string): boolean =>
  text.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

type Address = { zipcode: string; slug: string };

export const shopPath = ({ zipcode, slug }: Address): string => `/${zipcode}/${slug}`;
export const bookingPath = (shop: Address): string => `${shopPath(shop)}/rdv`;
/** The booking without a script. */
export const bookingFormPath = (shop: Address): string => `${bookingPath(shop)}/simple`;
export const termsPath = (shop: Address): string => `${shopPath(shop)}/cgv`;

/** Carries the kind of appliance searched for from the directory to the shop's page, and on to the booking. */
export const APPLIANCE_PARAMETER = "appareil";

export function withAppliance(path: string, kind_id: string): string {
  if (kind_id === "") return path;
  const separator = path.includes("?") ? "&" : "?";
  return `${path}${separator}${APPLIANCE_PARAMETER}=${encodeURIComponent(kind_id)}`;
}

/** « L'Établi du Nord » → « l-etabli-du-nord »; empty when nothing of the name can be in an address. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll(/œ/gi, "oe")
    .replaceAll(/æ/gi, "ae")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replace(/^-|-$/g, "");

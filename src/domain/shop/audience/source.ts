/** Where a visit comes from, said so that it names no person: a class of sites, or the campaign that a link names itself. */
export const SOURCES_FR = {
  direct: "Directement",
  search: "Moteurs de recherche",
  directory: "Annuaire d’Établi",
  button: "Bouton de réservation",
  social: "Réseaux sociaux",
  site: "Autres sites",
  campaign: "Autres campagnes",
} as const;
type KnownSource = keyof typeof SOURCES_FR;

/** A known one, « utm:prospectus », or blank: from another page of the same shop, which is no new visit. */
export type Source = string;

const SEARCH =
  /(^|\.)(google|bing|duckduckgo|qwant|ecosia|lilo|yahoo|brave|startpage|yandex|kagi)\.[a-z.]{2,8}$/;
const SOCIAL =
  /(^|\.)(facebook|instagram|linkedin|tiktok|youtube|nextdoor|pinterest|x|twitter|t|whatsapp)\.(com|fr|co)$/;

export type Arrival = {
  referrer: string | undefined;
  /** `utm_source` of the address. */
  campaign: string | undefined;
  /** The host that was asked. */
  host: string;
  /** Of the shop's pages: « /31000/atelier-garonne ». */
  shop_path: string;
};

export function sourceOf({ referrer, campaign, host, shop_path }: Arrival): Source {
  if (campaign) return campaignOf(campaign);
  if (!referrer || !URL.canParse(referrer)) return "direct";
  const from = new URL(referrer);
  if (from.host === host) {
    const isShops = from.pathname === shop_path || from.pathname.startsWith(`${shop_path}/`);
    return isShops ? "" : "directory";
  }
  if (!/^https?:$/.test(from.protocol)) return "direct";
  if (SEARCH.test(from.hostname)) return "search";
  return SOCIAL.test(from.hostname) ? "social" : "site";
}

/** What the links of the embedded button say. */
export const BUTTON_CAMPAIGN = "bouton";

const campaignOf = (text: string): Source => {
  const name = text.toLowerCase();
  if (name === BUTTON_CAMPAIGN) return "button";
  return /^[a-z0-9][a-z0-9._-]{0,29}$/.test(name) ? `utm:${name}` : "campaign";
};

const isKnown = (source: Source): source is KnownSource => source in SOURCES_FR;

export const sourceText = (source: Source): string =>
  isKnown(source) ? SOURCES_FR[source] : `Campagne « ${source.replace(/^utm:/, "")} »`;

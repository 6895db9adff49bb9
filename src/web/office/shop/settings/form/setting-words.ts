/** Each setting as a person reads it, when two people changed it at once. */
import { keysOf, recordOf } from "../../../../../domain/record.ts";
import { listedZips } from "../../../../../domain/shop/area/area.ts";
import { zipsText } from "../../../../../domain/shop/area/zips.ts";
import { offlineText } from "../../../../../domain/shop/offline.ts";
import { SHOP_TEXTS, type ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { SETTING_FR } from "../../../../../domain/shop/settings/words.ts";
import { shopAddress, type OpeningHours } from "../../../../../domain/shop/shop.ts";
import { tariffLines } from "../../../../../domain/shop/tariffs.ts";
import { zoneName } from "../../../../../domain/shop/zone.ts";
import { formatNumericDate, formatWallTime } from "../../../../../domain/time.ts";
import type { EditWords } from "../../../client/conflict-words.ts";

const DAYS = ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."];
const MOST_SHOWN = 300;

/** « lun. 9 h – 12 h, 14 h – 18 h ; mar. 9 h – 12 h » */
const hoursText = (week: OpeningHours): string =>
  Object.entries(week)
    .map(([day, spans]) => {
      const texts = spans.map(({ from, to }) => `${formatWallTime(from)} – ${formatWallTime(to)}`);
      return `${DAYS[Number(day) - 1] ?? day} ${texts.join(", ")}`;
    })
    .join("\u202f; ");

type Text = (settings: ShopSettings) => string;

const TEXTS: Record<keyof ShopSettings, Text> = {
  ...recordOf(
    keysOf(SHOP_TEXTS),
    (field): Text =>
      (settings) =>
        settings[field],
  ),
  opening_hours: ({ opening_hours }) => hoursText(opening_hours),
  timezone: ({ timezone }) => zoneName(timezone),
  tariffs: ({ tariffs }) =>
    tariffLines(tariffs)
      .map(({ label, value }) => `${label} ${value}`)
      .join(", "),
  address: ({ address }) => shopAddress(address),
  vat_regime: ({ vat_regime }) => (vat_regime === "franchise" ? "Franchise en base" : "Normal"),
  signature_code: ({ signature_code }) => (signature_code ? "oui" : "non"),
  offline_hours: ({ offline_hours }) => offlineText(offline_hours),
  labels: ({ labels }) => labels.join(", "),
  label: ({ label: { number, valid_from, valid_until } }) =>
    valid_from === "" || valid_until === ""
      ? ""
      : `${number}, du ${formatNumericDate(valid_from)} au ${formatNumericDate(valid_until)}`,
  travel_rules: ({ travel_rules: { radius_km, speed_kmh, minimum_minutes, area } }) =>
    [
      area.by === "zips" ? "" : `${radius_km}\u00a0km`,
      zipsText(listedZips(area)),
      `${speed_kmh}\u00a0km/h`,
      `${minimum_minutes}\u00a0min`,
    ]
      .filter(Boolean)
      .join(", "),
  booking_rules: ({ booking_rules: { online_kinds, horizon_days } }) =>
    `${online_kinds.join(", ")}, ${horizon_days} jours`,
};

export const SETTINGS_EDIT: EditWords<ShopSettings> = {
  fields: recordOf(keysOf(SETTING_FR), (field) => ({
    label: SETTING_FR[field],
    text: (settings) => TEXTS[field](settings).slice(0, MOST_SHOWN),
  })),
  withStored: (settings, field, theirs) => ({ ...settings, [field]: theirs }),
};

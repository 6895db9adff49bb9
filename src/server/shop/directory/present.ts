/** What the pages of the directory are given: the list with its map, and the questions before it. */
import { isCategoryId, type CategoryId } from "../../../domain/catalogue/categories.ts";
import { APPLIANCE_KINDS, kindsIn } from "../../../domain/catalogue/kinds.ts";
import { dialled } from "../../../domain/catalogue/safety/calls.ts";
import { dangerOf } from "../../../domain/catalogue/safety/danger.ts";
import { searchKinds } from "../../../domain/catalogue/search.ts";
import { averageOf } from "../../../domain/repair/review/review.ts";
import type { FinderStep } from "../../../domain/shop/need/steps.ts";
import { announcedBonus } from "../../../domain/shop/bonus/announced.ts";
import { labelOf, labelsOn } from "../../../domain/shop/bonus/label.ts";
import { tariffsOf } from "../../../domain/shop/tariffs.ts";
import { dateOf, type Instant } from "../../../domain/time.ts";
import type {
  DirectoryMap,
  DirectoryShop,
  FinderProps,
  FoundPlace,
} from "../../../web/site/props.ts";
import { drawBaseMap, type Position } from "../../platform/map/base-map.ts";
import type { Town, Towns } from "../../platform/towns.ts";
import type { Asked } from "./search.ts";
import type { ListedShop } from "./store.ts";

type Looked = Pick<DirectoryShop, "next_slots"> & {
  /** The appliance that is looked for, if it is known. */
  kind_id: string | null;
  now: Instant;
};

export const shopCard = (
  {
    shop_id,
    skills,
    labels,
    label,
    tariffs,
    lat: _lat,
    lon: _lon,
    review_count,
    review_stars,
    timezone,
    ...shop
  }: ListedShop,
  { next_slots, kind_id, now }: Looked,
): DirectoryShop => {
  const today = dateOf(now, timezone);
  return {
    ...shop,
    id: shop_id,
    timezone,
    labels: labelsOn({ labels, label: labelOf(label) }, today),
    bonus: kind_id ? announcedBonus({ labels, label: labelOf(label) }, kind_id, today) : null,
    skills: skills.filter((skill): skill is CategoryId => isCategoryId(skill)),
    tariffs: tariffsOf(tariffs),
    reviews:
      review_count > 0
        ? { count: review_count, average: averageOf(review_count, review_stars) }
        : null,
    next_slots,
  };
};

const MOST_NAMESAKES = 4;

export const placeFound = (near: Town | undefined, towns: Towns): FoundPlace | null =>
  near
    ? {
        name: near.name,
        zip: near.zip,
        namesakes: towns
          .namesakesOf(near)
          .slice(0, MOST_NAMESAKES)
          .map(({ name, zip }) => ({ name, zip })),
      }
    : null;

const SIZE = { width: 360, height: 300 };
/** So that the edges of a département, or the next towns, say where one is. */
const LEAST_KM = 70;

/** The shops of this page and the visitor; null when nothing is located. */
export function mapOf(
  shops: readonly ListedShop[],
  near: Town | undefined,
  towns: Towns,
): DirectoryMap | null {
  const places = shops.map(({ lat, lon }) => (lat === null || lon === null ? null : { lat, lon }));
  const located = places.filter((place): place is Position => place !== null);
  if (located.length === 0) return null;
  const { base, project } = drawBaseMap({
    shown: near ? [near, ...located] : located,
    least_km: LEAST_KM,
    towns: towns.largest(),
    size: SIZE,
  });
  return {
    base,
    here: near ? project(near) : null,
    pins: places.map((place) => place && project(place)),
  };
}

const MOST_KINDS = 24;

export function finderProps(
  step: FinderStep,
  { query, need }: Asked,
  near: Town | undefined,
): FinderProps {
  return {
    step,
    query,
    need,
    kinds: (step === "appareil" ? kindsProposed(query) : []).map(({ id, name }) => ({ id, name })),
    danger: step === "panne" ? orders(need.answers, near?.zip ?? "") : null,
    isUnknownPlace: query.where !== "" && !near,
  };
}

/** What was typed comes first; otherwise those of the trade; otherwise none, the trades are shown. */
function kindsProposed({
  q,
  category_id,
}: Asked["query"]): readonly (typeof APPLIANCE_KINDS)[number][] {
  if (q !== "") return searchKinds(q, MOST_KINDS / 2);
  return category_id ? kindsIn(category_id) : [];
}

function orders(answers: Asked["need"]["answers"], zip: string): FinderProps["danger"] {
  const danger = dangerOf({ answers });
  if (!danger) return null;
  const calls = danger.calls.map((call) => ({ name: call.name, number: dialled(call, zip) }));
  return { title: danger.title, advice: danger.advice, calls, isNotice: danger.level === "notice" };
}

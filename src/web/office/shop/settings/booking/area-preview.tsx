import { Skeleton } from "@mantine/core";
import * as z from "zod/mini";
import { reachOf } from "../../../../../domain/shop/area/area.ts";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { useRead } from "../../../../platform/query.ts";
import { AreaMap } from "../../../../site/shop/area-map.tsx";
import { serviceArea } from "../../../../site/shop/practical.tsx";
import { ReadStates } from "../../../../ui/office/read-states.tsx";
import { ClientView } from "../client-view/client-view.tsx";
import { zipsFault } from "./area-fields.tsx";
import { servedPlacesQuery } from "./query.ts";

const point = { x: z.number(), y: z.number() };
const drawnMap = z.object({
  base: z.object({
    width: z.number(),
    height: z.number(),
    land: z.array(z.string()),
    towns: z.array(
      z.object({ ...point, name: z.string(), side: z.enum(["left", "right", "below"]) }),
    ),
  }),
  shop: z.object(point),
  radius: z.nullable(z.number()),
  listed: z.nullable(z.object({ path: z.string(), width: z.number() })),
});

/** The sentence and the map of the public page, with rules that are saved or not. */
export function AreaPreview({ booking_rules: { locations }, travel_rules, address }: ShopSettings) {
  const isRight = travel_rules.area.by === "km" || !zipsFault(travel_rules.area.zips);
  const read = useRead({
    query: servedPlacesQuery,
    variables: { travel_rules },
    nouns: ["shop"],
    pause: !isRight,
  });
  const { km, zips } = reachOf(travel_rules, locations.includes("Chez le client"));
  const travel = { max_km: km, max_minutes: null, zips };
  const places = read.data?.served_places;
  const map = drawnMap.safeParse(places?.map).data;
  return (
    <ClientView>
      <h2>Venir, ou nous faire venir</h2>
      {isRight ? (
        <ReadStates read={read} shape={<Skeleton h={240} />}>
          <p>{serviceArea({ locations: [...locations], travel })}</p>
          {map && <AreaMap area={map} travel={travel} shop={address} />}
          <ListFacts towns={places?.towns ?? 0} unknown={places?.unknown ?? []} />
        </ReadStates>
      ) : (
        <p>Corrigez la liste pour voir la carte.</p>
      )}
    </ClientView>
  );
}

const MOST_UNKNOWN = 10;

/** « 57 communes desservies par la liste », and the codes that may be slips. */
const ListFacts = ({ towns, unknown }: { towns: number; unknown: readonly string[] }) => (
  <>
    {towns > 0 && (
      <p>
        {towns === 1
          ? "Une commune desservie par la liste."
          : `${towns.toLocaleString("fr-FR")} communes desservies par la liste.`}
      </p>
    )}
    {unknown.length > 0 && (
      <p role="status">
        Aucune commune n’a ces codes : {unknown.slice(0, MOST_UNKNOWN).join(", ")}
        {unknown.length > MOST_UNKNOWN ? "… " : ". "}
        Vérifiez-les.
      </p>
    )}
  </>
);

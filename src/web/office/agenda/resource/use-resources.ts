import { useRead } from "../../../platform/query.ts";
import { resourcesQuery } from "./query.ts";

/** What the shop shares, asked only where it is needed. */
export function useResources(isAsked: boolean) {
  const { data } = useRead({
    query: resourcesQuery,
    variables: {},
    nouns: ["resource"],
    pause: !isAsked,
  });
  const resources = data?.resources ?? [];
  const names = new Map(resources.map(({ id, name }) => [id, name]));
  return { resources, resourceOf: (id: string) => names.get(id) ?? "Matériel partagé" };
}

import { Text } from "@mantine/core";
import { useResources } from "./use-resources.ts";

/** What an appointment holds, on its card. */
export function HeldResources({ ids }: { ids: readonly string[] }) {
  const { resources, resourceOf } = useResources(true);
  return resources.length > 0 && <Text size="sm">{ids.map(resourceOf).join(", ")}</Text>;
}

import { Text } from "@mantine/core";
import { useResources } from "./use-resources.ts";

/** What an appointment holds, on its card. */
export function HeldResources({ ids }: { ids: readonly string[] }) {
  const { resources, resourceOf } = useResources(true);
  const names = ids.map(resourceOf).join(", ");
  return (
    resources.length > 0 && (
      <Text size="sm" c="dimmed">
        {names}
      </Text>
    )
  );
}

import { Button, Text } from "@mantine/core";

type Result = { id: string; name: string; said: string; done: boolean };
type Props = {
  results: readonly Result[];
  /** How many are on their way; 0 once all are behind. */
  total: number;
  failed: number;
  retry: () => void;
};

/** How far several acts are, what became of each, and a way to try again those that failed. */
export const ManyResults = ({ results, total, failed, retry }: Props) => (
  <div role="status">
    {total > 0 && (
      <Text size="sm">
        {results.length} sur {total}…
      </Text>
    )}
    {results.map(({ id, name, said, done }) => (
      <Text key={id} size="sm" {...(!done && { c: "red" })}>
        {name} : {said}
      </Text>
    ))}
    {total === 0 && failed > 0 && (
      <Button mt={4} size="compact-sm" variant="default" onClick={retry}>
        {failed === 1 ? "Réessayer" : `Réessayer les ${failed} échecs`}
      </Button>
    )}
  </div>
);

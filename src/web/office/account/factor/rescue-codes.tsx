import { Button, CopyButton, Group, Paper, SimpleGrid, Stack, Text } from "@mantine/core";
import { rescueSheet } from "./words.ts";

type Props = { codes: readonly string[]; done: () => void };

/** The server will not show them again. */
export function RescueCodes({ codes, done }: Props) {
  const sheet = rescueSheet(codes);
  return (
    <Stack gap="md">
      <Text size="sm">
        Téléphone perdu ou cassé ? Chacun de ces codes le remplace une fois. Imprimez-les ou
        gardez-les ailleurs que dans le téléphone : ils ne seront plus affichés.
      </Text>
      <Paper withBorder p="sm">
        <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} spacing={6} m={0} p={0}>
          {codes.map((code) => (
            <Text key={code} component="li" ff="monospace" style={{ listStyle: "none" }}>
              {code}
            </Text>
          ))}
        </SimpleGrid>
      </Paper>
      <Group gap="xs">
        <Button
          component="a"
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(sheet)}`}
          download="etabli-codes-de-secours.txt"
        >
          Télécharger
        </Button>
        <CopyButton value={sheet}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? "Copiés" : "Copier"}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Group justify="flex-end">
        <Button onClick={done}>J’ai gardé ces codes</Button>
      </Group>
    </Stack>
  );
}

import { Button, CopyButton, Group, Stack, Text, Textarea } from "@mantine/core";

type Props = { label: string; secret: string; onClose: () => void };

/** A secret that the server will not show again. */
export const SecretOnce = ({ label, secret, onClose }: Props) => (
  <Stack gap="md">
    <Textarea
      label={label}
      description="Copiez-la maintenant : elle ne sera plus affichée. Perdue, il faudra en créer une autre."
      readOnly
      autosize
      data-autofocus
      value={secret}
      styles={{ input: { fontFamily: "monospace", overflowWrap: "anywhere" } }}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
    <Text size="sm" c="dimmed">
      Ne l’écrivez ni dans un courriel ni dans l’adresse d’une page.
    </Text>
    <Group justify="flex-end" gap={8}>
      <CopyButton value={secret}>
        {({ copied, copy }) => (
          <Button variant="default" onClick={copy}>
            {copied ? "Copiée" : "Copier"}
          </Button>
        )}
      </CopyButton>
      <Button onClick={onClose}>J’ai gardé cette clé</Button>
    </Group>
  </Stack>
);

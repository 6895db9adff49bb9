import { Button, Group, Modal, Text, Textarea } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { LONGEST_REASON } from "../../domain/shop/suspension.ts";
import { post } from "./post.ts";

type Props = { shop_id: string; name: string; again: () => void };

export function SuspendButton({ shop_id, name, again }: Props) {
  const [opened, { open, close }] = useDisclosure();
  const [reason, setReason] = useState("");
  const [busy, setBusy] = useState(false);
  const suspend = async () => {
    setBusy(true);
    const body = { shop_id, reason };
    const isDone = await post("/api/v1/admin/shops/standing", body, `${name} est suspendu.`);
    setBusy(false);
    if (!isDone) return;
    close();
    again();
  };
  return (
    <>
      <Button variant="default" onClick={open} aria-label={`Suspendre ${name}`}>
        Suspendre
      </Button>
      <Modal opened={opened} onClose={close} title={`Suspendre ${name}`}>
        <Text size="sm" mb="md">
          Ses personnes sont déconnectées et ne peuvent plus entrer. Sa page ne prend plus de
          rendez-vous. Ses clients suivent toujours leurs réparations. Rien n’est effacé.
        </Text>
        <Textarea
          label="Motif"
          description="Écrit dans le journal d’audit de l’atelier."
          data-autofocus
          autosize
          minRows={2}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            Ne rien changer
          </Button>
          <Button color="red" loading={busy} disabled={reason.trim() === ""} onClick={suspend}>
            Suspendre
          </Button>
        </Group>
      </Modal>
    </>
  );
}

import { Button, Group, Modal, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { REFUSED_REASON_FR, REFUSED_REASONS } from "../../../../domain/repair/review/reason.ts";
import { useAction } from "../../../platform/query.ts";
import { reportReview } from "./query.ts";

/** For one of the reasons of the rules: a review that displeases is not one. */
export function ReportButton({ id, onReported }: { id: string; onReported: () => void }) {
  const [reason, choose] = useState<string>();
  const { act, busy } = useAction(reportReview);
  const close = () => choose(undefined);
  const report = async () => {
    if (!(await act({ id, reason: reason ?? "" }))) return;
    close();
    onReported();
  };
  return (
    <>
      <Button variant="subtle" color="gray" size="sm" onClick={() => choose("")}>
        Signaler
      </Button>
      <Modal opened={reason !== undefined} onClose={close} title="Signaler cet avis à Établi">
        <Stack gap="md">
          <Radio.Group
            label="Motif"
            description="L’avis reste publié jusqu’à la décision. S’il est refusé, son auteur lit le motif."
            value={reason ?? ""}
            onChange={choose}
          >
            <Stack gap={8} mt={8}>
              {REFUSED_REASONS.map((one) => (
                <Radio key={one} value={one} label={REFUSED_REASON_FR[one]} />
              ))}
            </Stack>
          </Radio.Group>
          <Group justify="flex-end" gap={8}>
            <Button variant="default" onClick={close}>
              Annuler
            </Button>
            <Button loading={busy} disabled={!reason} onClick={() => void report()}>
              Signaler
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}

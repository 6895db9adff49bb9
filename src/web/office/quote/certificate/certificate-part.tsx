import { Alert, Button, Group, Text } from "@mantine/core";
import { IconFileX } from "@tabler/icons-react";
import { useState } from "react";
import {
  CERTIFICATE_REASON_FR,
  CERTIFICATE_REASONS,
} from "../../../../domain/quote/certificate/reason.ts";
import { dateOf, formatDate, type Zone } from "../../../../domain/time.ts";
import { lazyDialog } from "../../../ui/office/lazy-part.tsx";
import { office } from "../../../ui/office/styles.ts";
import type { Certificate } from "./parts.ts";
import { Allowed } from "../../account/allowed.tsx";

const CertificateDialog = lazyDialog(
  async () => (await import("./certificate-dialog.tsx")).CertificateDialog,
);
const WithdrawalDialog = lazyDialog(
  async () => (await import("./withdrawal-dialog.tsx")).WithdrawalDialog,
);

type Props = {
  repair: { id: string; certificates: readonly Certificate[] };
  zone: Zone;
};

/** The certificate that stands, or the way to make one. */
export function CertificatePart({ repair, zone }: Props) {
  const [open, setOpen] = useState(false);
  const standing = repair.certificates.find(({ withdrawn_at }) => withdrawn_at === null);
  const close = () => setOpen(false);
  return (
    <div className={office.noPrint}>
      {standing ? (
        <Standing certificate={standing} zone={zone} withdraw={() => setOpen(true)} />
      ) : (
        <Allowed action="edit-repair">
          <Button
            mt={8}
            ml={-12}
            px={12}
            variant="subtle"
            color="gray"
            leftSection={<IconFileX size={20} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            Attester irréparable
          </Button>
        </Allowed>
      )}
      {open && standing && <WithdrawalDialog certificate={standing} onClose={close} />}
      {open && !standing && <CertificateDialog repair_id={repair.id} onClose={close} />}
    </div>
  );
}

type StandingProps = { certificate: Certificate; zone: Zone; withdraw: () => void };

const Standing = ({ certificate, zone, withdraw }: StandingProps) => {
  const { id, reason, fault, technician, created_at } = certificate;
  const known = CERTIFICATE_REASONS.find((one) => one === reason);
  return (
    <Alert mt={12} color="gray" variant="light" title="Attesté irréparable">
      <Text size="sm">{fault}</Text>
      {known && <Text size="sm">{CERTIFICATE_REASON_FR[known]}</Text>}
      <Text size="sm" c="dimmed">
        {[technician, formatDate(dateOf(created_at, zone))].filter(Boolean).join(", ")}
      </Text>
      <Group gap={8} mt={8}>
        <Button
          variant="default"
          component="a"
          href={`/app/document/certificate/${id}.pdf`}
          target="_blank"
        >
          Attestation (PDF)
        </Button>
        <Allowed action="edit-repair">
          <Button variant="subtle" color="gray" onClick={withdraw}>
            Retirer
          </Button>
        </Allowed>
      </Group>
    </Alert>
  );
};

import { Button, Text } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { formatSiret } from "../../../../domain/shop/legal-ids.ts";
import { Facts, Panel } from "../../../ui/office/panel.tsx";
import type { ClientRecord } from "./query.ts";
import { ClientAddress } from "../../invoice/platform/client-address.tsx";
import { EmailLink } from "../email-link.tsx";
import { GuardedForm } from "../guarded-form.tsx";
import { PhoneLink } from "../phone-link.tsx";
import clientScreenStyles from "./client-screen.module.css";
import { office } from "../../../ui/office/styles.ts";
import { Allowed } from "../../account/allowed.tsx";

type Props = {
  client: ClientRecord;
  editing: boolean;
  setEditing: (editing: boolean) => void;
};

/** Who he is and how to reach him; changed in place. */
export function IdentityPanel({ client, editing, setEditing }: Props) {
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) edit.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <Panel
      title="Coordonnées"
      aside={
        !editing && (
          <Allowed action="edit-client">
            <Button
              ref={edit}
              variant="default"
              size="xs"
              className={office.noPrint}
              leftSection={<IconPencil size={16} aria-hidden />}
              onClick={() => setEditing(true)}
            >
              Modifier
            </Button>
          </Allowed>
        )
      }
    >
      {editing ? (
        <GuardedForm
          client={client}
          onCancel={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      ) : (
        <Identity client={client} />
      )}
    </Panel>
  );
}

const Identity = ({ client }: { client: ClientRecord }) => (
  <>
    <Facts
      facts={[
        ["SIREN", client.siren && formatSiret(client.siren)],
        ["N° de TVA", client.vat_number],
        ...client.phones.map(
          (phone) => [phone.name, <PhoneLink key={phone.number} {...phone} />] as const,
        ),
        ["E-mail", client.email && <EmailLink key="email" email={client.email} />],
      ]}
    />
    {client.siren !== "" && <ClientAddress siren={client.siren} />}
    {client.phones.length === 0 && client.email === "" && (
      <Text size="sm" c="dimmed" mt={8}>
        Ni téléphone ni e-mail : ce client ne peut pas être prévenu.
      </Text>
    )}
    {client.note && (
      <Text size="sm" mt={12} className={clientScreenStyles.note}>
        {client.note}
      </Text>
    )}
  </>
);

import { Button, Group, Text } from "@mantine/core";
import { IconMail, IconPhone, IconPlus, IconPrinter } from "@tabler/icons-react";
import { fullName } from "../../../../domain/client/names.ts";
import { dateOf, formatDate } from "../../../../domain/time.ts";
import { Allowed } from "../../account/allowed.tsx";
import { openWizard } from "../../repair/wizard/open-wizard.ts";
import { useZone } from "../../shop/use-shop.ts";
import type { ClientRecord } from "./query.ts";
import styles from "./client-screen.module.css";
import { office } from "../../../ui/office/styles.ts";

/** Who he is in one line, and what one does next with him. */
export function ClientHead({ client }: { client: ClientRecord }) {
  const zone = useZone();
  const [phone] = client.phones.filter(({ name }) => name !== "Fax");
  return (
    <Group gap={8}>
      <div>
        <Text className={styles.clientPrinted}>{fullName(client)}</Text>
        <Text size="sm" c="dimmed">
          {client.type}, client depuis le {formatDate(dateOf(client.created_at, zone))}
        </Text>
      </div>
      <Group gap={8} ml="auto" className={`${office.noPrint} ${styles.clientDoings}`}>
        {phone && (
          <Button
            component="a"
            href={`tel:${phone.number}`}
            variant="default"
            leftSection={<IconPhone size={18} aria-hidden />}
          >
            Appeler
          </Button>
        )}
        {client.email && (
          <Button
            component="a"
            href={`mailto:${client.email}`}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
          >
            Écrire
          </Button>
        )}
        <Button
          variant="default"
          className={styles.clientPrint}
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => print()}
        >
          Imprimer
        </Button>
        <Allowed action="edit-repair">
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-label={`Nouvelle intervention pour ${fullName(client)}`}
            onClick={() => openWizard({ client_id: client.id })}
          >
            Nouvelle intervention
          </Button>
        </Allowed>
      </Group>
    </Group>
  );
}

import { Alert, Button, Text } from "@mantine/core";
import { IconGavel } from "@tabler/icons-react";
import { UNCLAIMED_AFTER } from "../../../domain/intake/unclaimed/unclaimed.ts";
import { dateOf, formatDate, formatDayMonth, type Zone } from "../../../domain/time.ts";
import { office } from "../../ui/office/styles.ts";
import styles from "./intake.module.css";
import type { Intake } from "./parts.ts";

type Unclaimed = NonNullable<Intake["unclaimed"]>;
type Props = { id: string; unclaimed: Unclaimed; archived: boolean; zone: Zone };

/** The client does not come: since when, what was sent, and what the law allows. */
export const UnclaimedNotice = ({ id, unclaimed, archived, zone }: Props) => (
  <Alert
    mt={12}
    color="yellow"
    variant="light"
    title={`Prêt à retirer depuis ${unclaimed.days} jours`}
    className={office.noPrint}
  >
    {archived && (
      <Text size="sm">
        Le dossier est archivé, mais la restitution n’est pas signée : si le client a repris
        l’appareil, notez-le par « Rendre l’appareil ».
      </Text>
    )}
    <Reminders reminders={unclaimed.reminders} zone={zone} />
    {unclaimed.days >= UNCLAIMED_AFTER && <Court id={id} unclaimed={unclaimed} />}
  </Alert>
);

const WAY_FR: Record<string, string> = { email: "par e-mail", sms: "par SMS" };

const Reminders = ({ reminders, zone }: Pick<Unclaimed, "reminders"> & { zone: Zone }) =>
  reminders.length === 0 ? (
    <Text size="sm">Aucun rappel n’a été envoyé au client.</Text>
  ) : (
    <ul className={styles.reminders}>
      {reminders.map(({ created_at, way, status, failure }) => (
        <li key={created_at}>
          <Text size="sm" component="span">
            {`Rappel du ${formatDayMonth(dateOf(created_at, zone))} ${WAY_FR[way] ?? "non envoyé : appelez le client"}`}
            {status === "failed" && ` : non parti, ${failure}`}
          </Text>
        </li>
      ))}
    </ul>
  );

const Court = ({ id, unclaimed: { court_on, court_open } }: Pick<Props, "id" | "unclaimed">) =>
  court_open ? (
    <>
      <Text size="sm" mt={8}>
        Non retiré depuis un an : le juge peut en autoriser la vente aux enchères (loi du 31
        décembre 1903). Sans sa décision, l’appareil n’est ni vendu ni détruit.
      </Text>
      <Button
        mt={8}
        variant="default"
        h="auto"
        py={8}
        classNames={{ label: styles.wrapped }}
        component="a"
        href={`/app/document/court-file/${id}.pdf`}
        target="_blank"
        leftSection={<IconGavel size={20} aria-hidden />}
      >
        Préparer le dossier pour le juge
      </Button>
    </>
  ) : (
    <Text size="sm" mt={8} c="dimmed">
      Dossier pour le juge possible à partir du {formatDate(court_on)}.
    </Text>
  );

import { ActionIcon, Button, CopyButton, Group, Menu, Text, Title } from "@mantine/core";
import {
  IconCheck,
  IconChevronDown,
  IconDots,
  IconFlame,
  IconLink,
  IconPhoneIncoming,
  IconPrinter,
  IconVideo,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { titleOf } from "../../../../domain/repair/title.ts";
import { passagesFrom } from "../../../../domain/repair/passage.ts";
import { isRepairStatus } from "../../../../domain/repair/status.ts";
import { formatDay, dateOf, type Zone } from "../../../../domain/time.ts";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { useAction } from "../../../platform/query.ts";
import { setRepairUrgency, statusSet } from "./actions.ts";
import { journalOf } from "./words.ts";
import type { Sheet } from "./query.ts";
import { Allowed } from "../../account/allowed.tsx";
import { CatalogueImage } from "../appliance/catalogue-image.tsx";
import { StatusItems } from "../status-items.tsx";
import { StatusMark } from "../status-mark.tsx";
import { UrgencyMark } from "../urgency-mark.tsx";
import { openWizard } from "../wizard/open-wizard.ts";
import { office } from "../../../ui/office/styles.ts";
import styles from "./sheet.module.css";

type Props = { repair: Sheet; zone: Zone };

export const SheetHead = ({ repair, zone, onPrint }: Props & { onPrint: () => void }) => (
  <Group className={styles.sheetHead} gap={8}>
    <div className={styles.sheetName}>
      {repair.appliance && (
        <div className={styles.sheetMachine} data-part="machine">
          <CatalogueImage id={repair.appliance.kind_id} size={44} />
        </div>
      )}
      <Group gap={8}>
        <Title order={2} className={styles.sheetTitle}>
          {titleOf(repair, journalOf(repair))}
        </Title>
        <UrgencyMark repair={repair} />
      </Group>
      <Text size="sm" c="dimmed">
        <Text span fw={650} className={office.figures}>
          {repair.reference}
        </Text>{" "}
        · {repair.intervention_type} · {repair.where} · depuis le{" "}
        {formatDay(dateOf(repair.statusFrom, zone))}
      </Text>
    </div>
    <Group gap={8} ml="auto" className={`${office.noPrint} ${styles.sheetTools}`}>
      <Allowed action="edit-repair" otherwise={<StatusMark status={repair.status} />}>
        <StatusMenu repair={repair} />
      </Allowed>
      <Group gap={8} visibleFrom="sm">
        <Allowed action="edit-repair">
          <UrgentToggle repair={repair} />
          {!repair.archived && <VideoCall repair={repair} />}
          {!repair.archived && <TakeUpAgain repair={repair} />}
        </Allowed>
        <PublicLink sheetid={repair.sheetid} />
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={onPrint}
        >
          Imprimer
        </Button>
      </Group>
      <MoreMenu repair={repair} onPrint={onPrint} />
    </Group>
  </Group>
);

/** The statuses that a person may give it. */
function StatusMenu({ repair }: { repair: Sheet }) {
  const { act, busy } = useDeferrable(statusSet);
  const current = isRepairStatus(repair.status) ? repair.status : "Brouillon";
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          loading={busy}
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={`Statut : ${repair.status}. Changer de statut`}
          className={styles.statusButton}
        >
          <StatusMark status={repair.status} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <StatusItems
          statuses={passagesFrom(current)}
          choose={(status) => act({ repair_id: repair.id, status, from: repair.status })}
        />
      </Menu.Dropdown>
    </Menu>
  );
}

function UrgentToggle({ repair }: { repair: Sheet }) {
  const { act, busy } = useAction(setRepairUrgency);
  const isUrgent = repair.urgency === 1;
  return (
    <Button
      variant={isUrgent ? "filled" : "default"}
      color="red"
      aria-pressed={isUrgent}
      loading={busy}
      leftSection={<IconFlame size={18} aria-hidden />}
      onClick={() => act({ repair_id: repair.id, urgency: isUrgent ? 0 : 1 })}
    >
      Urgent
    </Button>
  );
}

/** Opens one at once, or the one that is running. */
const VideoCall = ({ repair: { id } }: Pick<Props, "repair">) => (
  <Button
    variant="default"
    leftSection={<IconVideo size={18} aria-hidden />}
    renderRoot={(props) => <Link {...props} to="/app/teleassistance" search={{ repair_id: id }} />}
  >
    Appel vidéo
  </Button>
);

/** The client calls about it again: what he says joins this journal. */
const TakeUpAgain = ({ repair: { id, reference } }: Pick<Props, "repair">) => (
  <Button
    variant="default"
    leftSection={<IconPhoneIncoming size={18} aria-hidden />}
    aria-label={`Reprendre la réparation ${reference}`}
    onClick={() => openWizard({ repair_id: id })}
  >
    Reprendre
  </Button>
);

/** On a telephone the rest is behind « … »: the fault and the access come first. */
function MoreMenu({ repair, onPrint }: { repair: Sheet; onPrint: () => void }) {
  const { act } = useAction(setRepairUrgency);
  const isUrgent = repair.urgency === 1;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={44} hiddenFrom="sm" aria-label="Autres actions">
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Allowed action="edit-repair">
          <Menu.Item
            leftSection={<IconFlame size={18} aria-hidden />}
            onClick={() => act({ repair_id: repair.id, urgency: isUrgent ? 0 : 1 })}
          >
            {isUrgent ? "N’est plus urgent" : "Marquer urgent"}
          </Menu.Item>
          {!repair.archived && (
            <Menu.Item
              leftSection={<IconVideo size={18} aria-hidden />}
              renderRoot={(props) => (
                <Link {...props} to="/app/teleassistance" search={{ repair_id: repair.id }} />
              )}
            >
              Appel vidéo
            </Menu.Item>
          )}
          {!repair.archived && (
            <Menu.Item
              leftSection={<IconPhoneIncoming size={18} aria-hidden />}
              onClick={() => openWizard({ repair_id: repair.id })}
            >
              Reprendre
            </Menu.Item>
          )}
        </Allowed>
        <Menu.Item
          component="a"
          href={`/suivi/${repair.sheetid}`}
          target="_blank"
          leftSection={<IconLink size={18} aria-hidden />}
        >
          Page du client
        </Menu.Item>
        <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={onPrint}>
          Imprimer
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function PublicLink({ sheetid }: { sheetid: string }) {
  const path = `/suivi/${sheetid}`;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconLink size={18} aria-hidden />}>
          Suivi client
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={path} target="_blank">
          Ouvrir la page du client
        </Menu.Item>
        <CopyButton value={location.origin + path}>
          {({ copied, copy }) => (
            <Menu.Item
              closeMenuOnClick={false}
              onClick={copy}
              rightSection={copied && <IconCheck size={16} aria-hidden />}
            >
              {copied ? "Lien copié" : "Copier le lien"}
            </Menu.Item>
          )}
        </CopyButton>
      </Menu.Dropdown>
    </Menu>
  );
}

import { Button, Group, Menu, Text } from "@mantine/core";
import { IconPackageExport, IconPackageImport, IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { RUNG_DAYS } from "../../../domain/intake/unclaimed/unclaimed.ts";
import { formatEuros } from "../../../domain/money.ts";
import { formatMoment, type Zone } from "../../../domain/time.ts";
import { lazyDialog, lazyPart } from "../../ui/office/lazy-part.tsx";
import { Facts, Panel } from "../../ui/office/panel.tsx";
import { office } from "../../ui/office/styles.ts";
import { conditionOf } from "./condition.ts";
import { DevicePassword } from "./device-password.tsx";
import type { Intake, ReceivedRepair } from "./parts.ts";
import { Allowed } from "../account/allowed.tsx";

const ReceptionDialog = lazyDialog(
  async () => (await import("./reception-dialog.tsx")).ReceptionDialog,
);
const HandOverDialog = lazyDialog(
  async () => (await import("./hand-over-dialog.tsx")).HandOverDialog,
);

/** Rarely there. */
const UnclaimedNotice = lazyPart(
  async () => (await import("./unclaimed-notice.tsx")).UnclaimedNotice,
);

type Props = { repair: ReceivedRepair; zone: Zone };

/** Whether the appliance is at the workshop, and what was left with it. */
export function IntakePanel({ repair, zone }: Props) {
  const [open, setOpen] = useState<"reception" | "hand-over">();
  const close = () => setOpen(undefined);
  const last = repair.intakes.at(-1);
  const here = last?.returned_at === null ? last : undefined;
  if (!repair.appliance) return null;
  return (
    <Panel title="Dépôt à l’atelier">
      {last ? (
        <IntakeFacts intake={last} zone={zone} />
      ) : (
        <Text size="sm" c="dimmed">
          L’appareil n’a pas été déposé à l’atelier.
        </Text>
      )}
      {here?.unclaimed && here.unclaimed.days >= RUNG_DAYS.week && (
        <UnclaimedNotice
          id={here.id}
          unclaimed={here.unclaimed}
          archived={repair.archived}
          zone={zone}
        />
      )}
      <Group gap={8} mt={12} className={office.noPrint}>
        {here && (
          <Allowed action="edit-repair">
            <Button
              variant="default"
              leftSection={<IconPackageExport size={20} aria-hidden />}
              onClick={() => setOpen("hand-over")}
            >
              Rendre l’appareil
            </Button>
          </Allowed>
        )}
        {!here && !repair.archived && (
          <Allowed action="edit-repair">
            <Button
              variant="default"
              leftSection={<IconPackageImport size={20} aria-hidden />}
              onClick={() => setOpen("reception")}
            >
              Recevoir l’appareil
            </Button>
          </Allowed>
        )}
        {last && <PrintMenu name="Imprimer" id={last.id} prints={[RECEIPT, ...LABELS]} />}
        {!last && !repair.archived && <PrintMenu name="Étiquette" id={repair.id} prints={LABELS} />}
      </Group>
      {open === "reception" && <ReceptionDialog repair={repair} onClose={close} />}
      {open === "hand-over" && here && (
        <HandOverDialog intake={here} repair={repair} onClose={close} />
      )}
    </Panel>
  );
}

const IntakeFacts = ({ intake, zone }: { intake: Intake; zone: Zone }) => (
  <>
    <Facts
      facts={[
        ["Reçu", `${formatMoment(intake.received_at, zone)}, signé par ${intake.signed_by}`],
        ["État", conditionOf(intake)],
        ["Accessoires", intake.accessories.join(", ")],
        [
          "Plafond",
          intake.ceiling === null
            ? ""
            : `${formatEuros(intake.ceiling)} TTC, sans devis en dessous`,
        ],
        [
          "Rendu",
          intake.returned_at &&
            `${formatMoment(intake.returned_at, zone)}, à ${intake.returned_to}`,
        ],
        ["Resté ici", intake.returned_at ? intake.missing.join(", ") : ""],
      ]}
    />
    {intake.has_password && (
      <Allowed action="edit-repair">
        <DevicePassword intake_id={intake.id} />
      </Allowed>
    )}
  </>
);

type Paper = readonly [name: string, kind: string];
const RECEIPT: Paper = ["Récépissé de dépôt", "receipt"];
const LABELS: readonly Paper[] = [
  ["Étiquettes 62 × 29 mm", "label/62x29"],
  ["Étiquettes 50 × 30 mm", "label/50x30"],
];

type PrintProps = { name: string; id: string; prints: readonly Paper[] };

/** A label may be stuck before the reception is signed: it is then found by the repair. */
const PrintMenu = ({ name: button, id, prints }: PrintProps) => (
  <Menu position="bottom-start">
    <Menu.Target>
      <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />}>
        {button}
      </Button>
    </Menu.Target>
    <Menu.Dropdown>
      {prints.map(([name, kind]) => (
        <Menu.Item
          key={kind}
          component="a"
          href={`/app/document/${kind}/${id}.pdf`}
          target="_blank"
        >
          {name}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

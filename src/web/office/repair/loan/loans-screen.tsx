import { Menu, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { dateOf, formatNumericDate, toInstant, type LocalDate } from "../../../../domain/time.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { Mark } from "../../../ui/office/mark.tsx";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { RowMenu } from "../../../ui/office/row-menu.tsx";
import { office } from "../../../ui/office/styles.ts";
import { moveByRows } from "../../../ui/row-keys.ts";
import { useNow } from "../../../ui/use-now.ts";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { useZone } from "../../shop/use-shop.ts";
import { retireLoanDevice } from "./actions.ts";
import { loanDevicesQuery, type LoanDevice } from "./query.ts";
import { RenameDialog } from "./rename-dialog.tsx";
import styles from "./loans.module.css";
import { Allowed } from "../../account/allowed.tsx";

/** The devices that the shop lends, and who has each. */
export function LoansScreen() {
  useScreenTitle("Appareils de prêt");
  const [renamed, rename] = useState<string>();
  const today = dateOf(toInstant(useNow()), useZone());
  const read = useRead({ query: loanDevicesQuery, variables: {}, nouns: ["repair"] });
  const devices = read.data?.loan_devices ?? [];
  const chosen = devices.find(({ id }) => id === renamed);
  return (
    <div className={styles.screen}>
      <ReadStates read={read}>
        {devices.length === 0 ? (
          <EmptyState title="Aucun appareil de prêt">
            Un appareil se prête sur la fiche d’une réparation : il arrive ici la première fois.
          </EmptyState>
        ) : (
          <ul className={`${office.sheetOfPaper} ${styles.devices}`} onKeyDown={moveByRows}>
            {devices.map((device) => (
              <DeviceLine
                key={device.id}
                device={device}
                today={today}
                onRename={() => rename(device.id)}
              />
            ))}
          </ul>
        )}
      </ReadStates>
      {chosen && <RenameDialog device={chosen} onClose={() => rename(undefined)} />}
    </div>
  );
}

type LineProps = { device: LoanDevice; today: LocalDate; onRename: () => void };

function DeviceLine({ device, today, onRename }: LineProps) {
  const { id: device_id, name, lent, retired } = device;
  const { act } = useAction(retireLoanDevice);
  const retire = async (next: boolean) => {
    if (await act({ device_id, retired: next }))
      tellUndo(
        next ? `${name} est retiré du prêt.` : `${name} est de nouveau prêté.`,
        () => void act({ device_id, retired: !next }),
      );
  };
  return (
    <li data-retired={retired || undefined}>
      <div>
        <Text fw={600} className={styles.name}>
          {name}
        </Text>
        <Whereabouts device={device} />
      </div>
      <StateMark device={device} today={today} />
      <Allowed action="edit-repair">
        <RowMenu label={`Modifier ${name}`}>
          <Menu.Item onClick={onRename}>Renommer…</Menu.Item>
          {retired ? (
            <Menu.Item onClick={() => retire(false)}>Remettre en service</Menu.Item>
          ) : (
            <Menu.Item disabled={lent} onClick={() => retire(true)}>
              {lent ? "Retirer du prêt, à son retour" : "Retirer du prêt"}
            </Menu.Item>
          )}
        </RowMenu>
      </Allowed>
    </li>
  );
}

function Whereabouts({ device: { repair, due_on, retired } }: Pick<LineProps, "device">) {
  if (!repair)
    return (
      <Text size="sm" c="dimmed">
        {retired ? "N’est plus proposé au prêt" : "À l’atelier"}
      </Text>
    );
  return (
    <Link to="/app/sheet/$repairid" params={{ repairid: repair.id }} data-row>
      <Text size="sm" span>
        {fullName(repair.client)} · {repair.reference}
        {due_on && `, à rendre le ${formatNumericDate(due_on)}`}
      </Text>
    </Link>
  );
}

function StateMark({ device: { lent, retired, due_on }, today }: Omit<LineProps, "onRename">) {
  if (retired) return <Mark tone="quiet">Retiré</Mark>;
  if (!lent) return <Mark tone="good">Disponible</Mark>;
  return due_on && due_on < today ? (
    <Mark tone="bad">En retard</Mark>
  ) : (
    <Mark tone="wait">Prêté</Mark>
  );
}

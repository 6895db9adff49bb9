/** What a call may be about: something new, a repair that is open, or a machine that came before. */
import { Anchor, Skeleton, Stack, Text } from "@mantine/core";
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { applianceLabel } from "../../../../domain/repair/appliance/appliance.ts";
import {
  callOrder,
  startsWithNewAppliance,
  type CallOrder,
} from "../../../../domain/repair/appliance/call-order.ts";
import { useRead } from "../../../platform/query.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { CatalogueImage } from "./catalogue-image.tsx";
import { RepairCard } from "./repair-card.tsx";
import { clientThingsQuery, type CardRepair, type OwnedAppliance } from "./query.ts";
import { digitOf } from "./digit-key.ts";
import styles from "./client-appliances.module.css";

export type Thing = { appliance: OwnedAppliance } | { repair: CardRepair } | "new";

type Props = {
  client_id: string;
  /** Id of the appliance or of the repair chosen, or "new". */
  picked: string | undefined;
  onPick: (thing: Thing) => void;
};

export function ClientThings({ client_id, picked, onPick }: Props) {
  const read = useRead({
    query: clientThingsQuery,
    variables: { client_id },
    nouns: ["repair", "client"],
    steady: true,
    pause: !client_id,
  });
  const client = read.data?.client;
  // The client before is still shown while the next one is asked for.
  const things = client?.id === client_id ? callOrder(client) : undefined;
  const begin = useEffectEvent(() => onPick("new"));
  const begins = things !== undefined && picked === undefined && startsWithNewAppliance(things);
  useEffect(() => {
    if (begins) begin();
  }, [begins, client_id]);
  return (
    <ReadStates read={{ ...read, waiting: !things && !read.failed }} shape={<ThingsShape />}>
      {things && <Things things={things} picked={picked} onPick={onPick} />}
    </ReadStates>
  );
}

type ThingsProps = Omit<Props, "client_id"> & { things: CallOrder<OwnedAppliance, CardRepair> };

function Things({ things, picked, onPick }: ThingsProps) {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const { open, appliances, finished } = things;
  const choice = (value: string, thing: Thing) => ({
    name,
    checked: picked === value,
    onChoose: () => onPick(thing),
  });
  return (
    <div>
      <div
        ref={list}
        role="radiogroup"
        aria-label="Sur quoi porte la demande"
        className={styles.things}
        onKeyDown={(event) => chooseByDigit(event, list.current)}
      >
        <Choice {...choice("new", "new")}>
          <Text span inherit fw={600}>
            Nouvel appareil
          </Text>
        </Choice>
        {open.map((repair) => (
          <Choice key={repair.id} {...choice(repair.id, { repair })}>
            <RepairCard repair={repair} />
          </Choice>
        ))}
        {appliances.map((appliance) => (
          <Choice key={appliance.id} {...choice(appliance.id, { appliance })}>
            <Owned appliance={appliance} />
          </Choice>
        ))}
      </div>
      {finished.length > 0 && <Finished repairs={finished} />}
    </div>
  );
}

type ChoiceProps = { name: string; checked: boolean; onChoose: () => void; children: ReactNode };

const Choice = ({ name, checked, onChoose, children }: ChoiceProps) => (
  <label className={styles.thing}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} />
    {children}
  </label>
);

const Owned = ({ appliance }: { appliance: OwnedAppliance }) => (
  <span className={styles.thingOwned}>
    <CatalogueImage id={appliance.kind_id} size={36} />
    <span>
      <Text span inherit fw={600} display="block">
        {applianceLabel(appliance)}
      </Text>
      {appliance.serial && (
        <Text span size="xs" c="dimmed">
          N° série {appliance.serial}
        </Text>
      )}
    </span>
  </span>
);

const Finished = ({ repairs }: { repairs: readonly CardRepair[] }) => (
  <details className={styles.thingsFinished}>
    <summary>Réparations terminées ({repairs.length})</summary>
    <Stack gap={8} mt={8}>
      {repairs.map((repair) => (
        <div key={repair.id} className={styles.thingFinished}>
          <RepairCard repair={repair} />
          <Anchor href={`/app/sheet/${repair.id}`} target="_blank" size="sm">
            Ouvrir la fiche {repair.reference}
          </Anchor>
        </div>
      ))}
    </Stack>
  </details>
);

/** 1 is the first line, 9 the ninth: the hand stays on the figures. */
function chooseByDigit(event: KeyboardEvent, list: HTMLElement | null): void {
  const digit = digitOf(event);
  const choice = digit && list?.querySelectorAll<HTMLInputElement>("input[type=radio]")[digit - 1];
  if (!choice) return;
  event.preventDefault();
  choice.focus();
  choice.click();
}

const ThingsShape = () => (
  <Stack gap={8}>
    <Skeleton h={48} />
    <Skeleton h={72} />
    <Skeleton h={72} />
  </Stack>
);

/** The machine came before: what was done to it, and whose it is. */
import { Alert, Anchor, Button, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconHistory } from "@tabler/icons-react";
import { fullName } from "../../../../domain/client/names.ts";
import { dateOf, formatDate } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { useZone } from "../../shop/use-shop.ts";
import { knownText, serialToAsk } from "./words.ts";
import { appliancesBySerialQuery, type KnownAppliance } from "./query.ts";
import styles from "./appliance.module.css";

const PAUSE = 300;

type Props = {
  serial: string;
  /** The appliance being edited: left out of the duplicates. */
  id: string;
  /** For whom it is; undefined while he is not known yet. */
  client_id?: string | undefined;
  onUse: (appliance: KnownAppliance) => void;
};

export function KnownSerial({ serial, id, client_id, onUse }: Props) {
  const typed = serialToAsk(serial);
  const [asked] = useDebouncedValue(typed, PAUSE);
  const read = useRead({
    query: appliancesBySerialQuery,
    variables: { serial: asked },
    nouns: [],
    pause: asked === "",
  });
  const isAnswered = asked !== "" && asked === typed && !read.late;
  const found = isAnswered ? (read.data?.appliancesBySerial ?? []) : [];
  return (
    <div role="status" className={`${styles.whole} ${styles.knownSerials}`}>
      {found
        .filter((appliance) => appliance.id !== id)
        .map((appliance) => (
          <Known key={appliance.id} {...{ appliance, client_id, onUse }} />
        ))}
    </div>
  );
}

type KnownProps = Pick<Props, "client_id" | "onUse"> & { appliance: KnownAppliance };

function Known({ appliance, client_id, onUse }: KnownProps) {
  const zone = useZone();
  const { client, repairs } = appliance;
  const isHis = client.id === client_id;
  return (
    <Alert
      color={isHis ? "purple" : "yellow"}
      icon={<IconHistory size={20} aria-hidden />}
      title={knownText(appliance)}
      className={styles.knownSerial}
    >
      {!isHis && (
        <Text size="sm">
          Cet appareil est enregistré au nom de {fullName(client)}. Vérifiez le numéro, ou le
          client.
        </Text>
      )}
      {repairs.length > 0 && (
        <ul>
          {repairs.map(({ id, reference, created_at, status }) => (
            <li key={id}>
              <Anchor href={`/app/sheet/${id}`} target="_blank" size="sm" underline="always">
                {reference}
              </Anchor>{" "}
              du {formatDate(dateOf(created_at, zone))} : {status}
            </li>
          ))}
        </ul>
      )}
      {isHis && (
        <Button size="xs" onClick={() => onUse(appliance)}>
          Utiliser cet appareil
        </Button>
      )}
    </Alert>
  );
}

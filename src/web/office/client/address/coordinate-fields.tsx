import { Button, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Address } from "../../../../domain/client/address.ts";
import { coordinateOf, formatCoordinate } from "../../../../domain/client/coordinate.ts";
import { positionOf } from "./geocode.ts";
import styles from "../client.module.css";

type Props = { address: Address; change: (change: Partial<Address>) => void };

const NOWHERE = "Cette adresse n’a pas été trouvée. Les coordonnées n’ont pas changé.";

/** For administrators only (specification §6). */
export function CoordinateFields({ address, change }: Props) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const recompute = async () => {
    setBusy(true);
    const position = await positionOf(address);
    setBusy(false);
    setFault(position ? "" : NOWHERE);
    if (position) change(position);
  };
  return (
    <fieldset className={styles.clientFields}>
      <legend>Coordonnées GPS</legend>
      <div className={styles.addressCoordinates}>
        <CoordinateField
          label="Latitude"
          limit={90}
          value={address.lat}
          onChange={(lat) => change({ lat })}
        />
        <CoordinateField
          label="Longitude"
          limit={180}
          value={address.lon}
          onChange={(lon) => change({ lon })}
        />
      </div>
      <Button
        variant="default"
        loading={busy}
        onClick={recompute}
        classNames={{ root: styles.clientLongButton, label: styles.clientLongLabel }}
      >
        Recalculer les coordonnées GPS à partir de l’adresse
      </Button>
      <Text size="sm" role="status">
        {fault}
      </Text>
    </fieldset>
  );
}

type FieldProps = {
  label: string;
  limit: number;
  value: number | null;
  onChange: (degrees: number | null) => void;
};

/** What is typed stays as it is typed while it says the same degrees. */
function CoordinateField({ label, limit, value, onChange }: FieldProps) {
  const [text, setText] = useState("");
  const shown = coordinateOf(text, limit) === value ? text : formatCoordinate(value);
  const isWrong = shown.trim() !== "" && coordinateOf(shown, limit) === null;
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={14}
      value={shown}
      error={isWrong ? `Entre -${limit} et ${limit} degrés.` : undefined}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(coordinateOf(currentTarget.value, limit));
      }}
    />
  );
}

import { Alert, NativeSelect, Stack } from "@mantine/core";
import { isZoneOfZip, SHOP_ZONES, zoneName, zoneOfZip } from "../../../../../domain/shop/zone.ts";
import { formatTime, toInstant, type Zone } from "../../../../../domain/time.ts";
import { useNow } from "../../../../ui/use-now.ts";

type Props = {
  value: Zone;
  /** The one that is saved: appointments were taken on its clock. */
  stored: Zone;
  zipcode: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (zone: Zone) => void;
};

/** The clock of the shop, each choice with the time that it says now. */
export function ZoneField({ value, stored, zipcode, error, disabled, onChange }: Props) {
  const now = toInstant(useNow());
  const zones = SHOP_ZONES.includes(stored) ? SHOP_ZONES : [stored, ...SHOP_ZONES];
  return (
    <Stack gap={8} maw={480}>
      <NativeSelect
        label="Fuseau horaire"
        description="L’agenda, la réservation en ligne et les messages sont à l’heure de ce fuseau."
        value={value}
        error={error}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        data={zones.map((zone) => ({
          value: zone,
          label: `${zoneName(zone)} (il est ${formatTime(now, zone)})`,
        }))}
      />
      <div role="status">
        {!isZoneOfZip(value, zipcode) && (
          <Alert color="orange" variant="light">
            Votre code postal, {zipcode}, est à une autre heure : {zoneName(zoneOfZip(zipcode))}.
          </Alert>
        )}
        {value !== stored && (
          <Alert color="orange" variant="light" mt={8}>
            Les rendez-vous déjà pris gardent leur heure dans l’ancien fuseau : ils s’afficheront à
            l’heure du nouveau. Vérifiez-les après l’enregistrement.
          </Alert>
        )}
      </div>
    </Stack>
  );
}

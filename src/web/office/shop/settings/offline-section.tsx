import { NativeSelect, Skeleton, Text } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { OFFLINE_CHOICES, offlineText } from "../../../../domain/shop/offline.ts";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { useAction, useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { saveShopSettings } from "./actions.ts";
import { settingsQuery } from "./query.ts";

/** How long what a device was told stays readable without network. */
export function OfflineSection() {
  const id = selectedShop() ?? "";
  const read = useRead({ query: settingsQuery, variables: { id }, nouns: ["shop"] });
  const hours = read.data?.repair_shop?.offline_hours;
  return (
    <ReadStates read={read} shape={<Skeleton h={72} />}>
      {hours !== undefined && <HoursChoice hours={hours} />}
    </ReadStates>
  );
}

function HoursChoice({ hours }: { hours: number }) {
  const me = useSession()?.me;
  const { act, busy } = useAction(saveShopSettings);
  const isAllowed = me !== undefined && may(me, "edit-settings");
  return (
    <>
      <NativeSelect
        label="Durée de lecture sans réseau"
        description="Les tournées, les fiches et les clients déjà ouverts restent lisibles dans l’application pendant ce temps, chiffrés sur l’appareil. Ensuite, ou à la déconnexion, ils en sont effacés. Ce délai n’efface pas ce qui attend le réseau pour partir."
        maw={420}
        value={String(hours)}
        disabled={!isAllowed || busy}
        onChange={({ currentTarget }) =>
          void act({ input: { offline_hours: Number(currentTarget.value) } })
        }
        data={OFFLINE_CHOICES.map((choice) => ({
          value: String(choice),
          label: offlineText(choice),
        }))}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {isAllowed
          ? "Les appareils en tiennent compte dès qu’ils ont du réseau, dans l’heure."
          : "Seul le responsable de l’atelier peut changer ce réglage."}
      </Text>
    </>
  );
}

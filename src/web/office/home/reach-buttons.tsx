/** How to reach a visit of the day: by telephone, or on the road. */
import { Button } from "@mantine/core";
import { IconNavigation, IconPhone } from "@tabler/icons-react";
import { visitAddress } from "../../../domain/agenda/visit.ts";
import { fullName } from "../../../domain/client/names.ts";
import { addressesOf } from "../agenda/event/parts.ts";
import { directionsUrl } from "../client/address/directions.ts";
import { phoneText } from "../client/phone-link.tsx";
import type { HomeEvent } from "./query.ts";

/** Undefined at the workshop, and without a client. */
export const addressOf = (event: HomeEvent) =>
  visitAddress(event, event.repair ? addressesOf(event.repair) : []);

/** Two links side by side; what is not known has no link. */
export function ReachButtons({ event, iconSize }: { event: HomeEvent; iconSize: number }) {
  const address = addressOf(event);
  const phone = event.repair?.client.phones[0];
  const who = event.repair ? fullName(event.repair.client) : "";
  return (
    <>
      {phone && (
        <Button
          component="a"
          href={`tel:${phone.number}`}
          variant="default"
          title={phoneText(phone.number)}
          aria-label={`Appeler ${who}`}
          leftSection={<IconPhone size={iconSize} aria-hidden />}
        >
          Appeler
        </Button>
      )}
      {address && (
        <Button
          component="a"
          href={directionsUrl(address)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          aria-label={`Y aller : ${who}`}
          leftSection={<IconNavigation size={iconSize} aria-hidden />}
        >
          Y aller
        </Button>
      )}
    </>
  );
}

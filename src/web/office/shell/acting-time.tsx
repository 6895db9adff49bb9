import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { ACTING_SOON_OVER, minutesLeft } from "../../../domain/account/acting.ts";
import { toInstant } from "../../../domain/time.ts";
import { actFor } from "../../platform/acting/act-for.ts";
import { keptActing } from "../../platform/acting-shop.ts";
import { tellFault } from "../../ui/office/notify.ts";

const EVERY = 15_000;

/** How long an administrator still acts for the shop; at the end the shop is chosen again. */
export function ActingTime() {
  const [left, setLeft] = useState(minutesNow);
  useEffect(() => {
    const timer = setInterval(() => setLeft(minutesNow()), EVERY);
    return () => {
      clearInterval(timer);
    };
  }, []);
  useEffect(() => {
    if (left === 0) chooseAgain();
  }, [left]);
  return <TimeLeft left={left} renew={() => void renew().then(() => setLeft(minutesNow()))} />;
}

const LONG = "Au bout d’une heure, l’atelier est à choisir de nouveau.";

/** A telephone has no room for the minutes while there are many. */
export const TimeLeft = ({ left, renew }: { left: number; renew: () => void }) =>
  left > ACTING_SOON_OVER ? (
    <Text size="sm" visibleFrom="sm" title={LONG}>
      {`${left}\u00a0min`}
    </Text>
  ) : (
    <Button
      size="xs"
      px={8}
      variant="white"
      color="red"
      title={LONG}
      aria-label={`Encore ${left}\u00a0min\u00a0: prolonger d’une heure`}
      onClick={renew}
    >
      {`${left}\u00a0min +`}
    </Button>
  );

function minutesNow(): number {
  const acting = keptActing();
  return acting ? minutesLeft(acting, toInstant(Date.now())) : 0;
}

async function renew(): Promise<void> {
  const acting = keptActing();
  if (acting && !(await actFor(acting.shop_id, "renew"))) tellFault(true);
}

function chooseAgain(): void {
  const { pathname, search } = location;
  location.assign(`/admin?redirect=${encodeURIComponent(pathname + search)}`);
}

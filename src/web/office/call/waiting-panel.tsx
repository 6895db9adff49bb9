import { Button, Group, Text } from "@mantine/core";
import { IconVideo } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { toInstant, type Instant } from "../../../domain/time.ts";
import { useRead } from "../../platform/query.ts";
import { Panel } from "../../ui/office/panel.tsx";
import panelStyles from "../../ui/office/panel.module.css";
import { useNow } from "../../ui/use-now.ts";
import { Allowed } from "../account/allowed.tsx";
import { DelayMenu } from "./delay-menu.tsx";
import { waitingCallsQuery, type WaitingCall } from "./query.ts";
import { titleOfCall, waitingText } from "./words.ts";
import styles from "./waiting-panel.module.css";

/** Clients who are in their call, and nobody of the shop with them. */
export function WaitingCalls({ calls }: { calls: readonly WaitingCall[] }) {
  const now = toInstant(useNow());
  useAskedAgain(now);
  return (
    <Panel title="En attente dans un appel vidéo" className={styles.panel}>
      <ul className={panelStyles.rows}>
        {calls.map((call) => (
          <li key={call.id} className={styles.line}>
            <div className={styles.who}>
              <Text fw={600} span>
                {titleOfCall(call)}
              </Text>{" "}
              <Text size="sm" span>
                {call.client_waits_since && waitingText(call.client_waits_since, now)}
              </Text>
            </div>
            <Allowed action="edit-repair">
              <Group gap={8}>
                <DelayMenu call={call} />
                <Button
                  leftSection={<IconVideo size={20} aria-hidden />}
                  renderRoot={(props) => (
                    <Link {...props} to="/app/teleassistance" search={{ call: call.id }} />
                  )}
                >
                  Rejoindre
                </Button>
              </Group>
            </Allowed>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A telephone that died says nothing: who still waits is asked again as time goes by. */
function useAskedAgain(now: Instant): void {
  const { retry } = useRead({ query: waitingCallsQuery, variables: {}, nouns: [], pause: true });
  const askAgain = useEffectEvent(retry);
  useEffect(() => {
    askAgain();
  }, [now]);
}

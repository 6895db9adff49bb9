import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { dateOf, formatDate, type Zone } from "../../../../domain/time.ts";
import { useAction } from "../../../platform/query.ts";
import type { Sheet } from "../sheet/query.ts";
import { linkReturn } from "./actions.ts";
import { Allowed } from "../../account/allowed.tsx";

/** The same machine came back: proposed within three months, then a link to its first repair. */
export function ReturnNotice({ repair, zone }: { repair: Sheet; zone: Zone }) {
  const { act, busy } = useAction(linkReturn);
  const { id: repair_id, return_of, return_proposed: proposed } = repair;
  const first = return_of ?? proposed;
  if (!first) return null;
  const link = (first_repair_id: string | null) => act({ repair_id, first_repair_id });
  return (
    <Alert color="yellow" variant="light" icon={<IconRepeat size={20} aria-hidden />} py={10}>
      <Group justify="space-between" gap={8}>
        <Text size="sm">
          {return_of ? "Retour de la réparation " : "Cet appareil revient\u00a0: réparation "}
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link {...props} to="/app/sheet/$repairid" params={{ repairid: first.id }} />
            )}
          >
            {first.reference}
          </Anchor>
          {!return_of &&
            proposed &&
            `${proposed.fault ? `, ${proposed.fault}` : ""}, finie le ${formatDate(dateOf(proposed.statusFrom, zone))}.`}
          {return_of && ". La garantie de la réparation court depuis celle-ci."}
        </Text>
        <Allowed action="edit-repair">
          {return_of ? (
            <Button size="xs" variant="default" loading={busy} onClick={() => link(null)}>
              Ce n’est pas un retour
            </Button>
          ) : (
            <Button size="xs" variant="default" loading={busy} onClick={() => link(first.id)}>
              C’est un retour
            </Button>
          )}
        </Allowed>
      </Group>
    </Alert>
  );
}

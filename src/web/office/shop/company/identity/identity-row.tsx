import { Button, Group, Text } from "@mantine/core";
import type { ShopSettings } from "../../../../../domain/shop/settings/fields.ts";
import { formatDate } from "../../../../../domain/time.ts";
import { useAction } from "../../../../platform/query.ts";
import { ConfirmButton } from "../../../../ui/office/confirm-button.tsx";
import { useZone } from "../../use-shop.ts";
import { removeIdentity, type IdentityLine } from "./query.ts";
import { changeTexts, isTakenBack, writtenBy } from "./words.ts";

type Props = { line: IdentityLine; settings: ShopSettings; onEdit?: () => void };

/** One dated change: from when, what, by whom; with buttons while its day is to come. */
export function IdentityRow({ line, settings, onEdit }: Props) {
  const zone = useZone();
  const { act, busy } = useAction(removeIdentity);
  const day = formatDate(line.valid_from);
  return (
    <li>
      <Group justify="space-between" gap={8} align="start">
        <div>
          <Text size="sm" fw={500}>
            {isTakenBack(line) ? `Prévu pour le ${day}, puis retiré` : `À partir du ${day}`}
          </Text>
          {changeTexts(line, settings).map((text) => (
            <Text size="sm" key={text} style={{ overflowWrap: "anywhere" }}>
              {text}
            </Text>
          ))}
          <Text size="xs" c="dimmed">
            {writtenBy(line, zone)}
          </Text>
        </div>
        {onEdit && (
          <Group gap={8}>
            <Button variant="default" aria-label={`Modifier, ${day}`} onClick={onEdit}>
              Modifier
            </Button>
            <ConfirmButton
              variant="default"
              loading={busy}
              aria-label={`Retirer, ${day}`}
              title="Retirer ce changement prévu"
              why="Il n’aura pas lieu. L’historique garde qu’il était prévu."
              onConfirm={() => act({ id: line.id })}
            >
              Retirer
            </ConfirmButton>
          </Group>
        )}
      </Group>
    </li>
  );
}

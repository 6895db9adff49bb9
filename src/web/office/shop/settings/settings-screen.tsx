import { Stack } from "@mantine/core";
import { may } from "../../../../domain/account/permissions.ts";
import { useSession } from "../../../platform/use-session.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { SECTIONS } from "./sections.ts";

const READABLE_WIDTH = 760;

export function SettingsScreen() {
  useScreenTitle("Paramètres");
  const me = useSession()?.me;
  if (!me) return null;
  return (
    <Stack gap="md" p="md" maw={READABLE_WIDTH}>
      {SECTIONS.filter(({ action }) => may(me, action)).map(({ id, title, Section }) => (
        <Panel key={id} title={title}>
          <Section />
        </Panel>
      ))}
    </Stack>
  );
}

import { useSearch } from "@tanstack/react-router";
import { may } from "../../../../domain/account/permissions.ts";
import { useSession } from "../../../platform/use-session.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { SECTIONS } from "./sections.ts";
import { SettingsMenu } from "./settings-menu.tsx";
import styles from "./settings.module.css";

/** One section at a time, named in the address; the first one when it names none. */
export function SettingsScreen() {
  useScreenTitle("Paramètres");
  const me = useSession()?.me;
  const { section } = useSearch({ from: "/shell/app/settings" });
  if (!me) return null;
  const seen = SECTIONS.filter(({ action }) => may(me, action));
  const open = seen.find(({ id }) => id === section) ?? seen[0];
  if (!open) return null;
  const { id, title, Section } = open;
  return (
    <div className={styles.screen}>
      <SettingsMenu current={id} />
      <Panel key={id} title={title} name={`Réglage : ${title}`}>
        <Section />
      </Panel>
    </div>
  );
}

import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { fullName } from "../../../../domain/client/names.ts";
import { tellDone } from "../../../ui/office/notify.ts";
import panelStyles from "../../../ui/office/panel.module.css";
import { office } from "../../../ui/office/styles.ts";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { GuardedForm } from "../guarded-form.tsx";
import styles from "./client-screen.module.css";

const route = getRouteApi("/shell/app/client/$clientid");

export function NewClient() {
  useScreenTitle("Nouveau client");
  const { typed } = route.useSearch();
  const navigate = useNavigate();
  return (
    <div className={styles.client} data-page="client">
      <section
        className={`${office.sheetOfPaper} ${panelStyles.panel} ${styles.clientSheet}`}
        aria-label="Nouveau client"
      >
        <GuardedForm
          client={undefined}
          typed={typed}
          onCancel={() => navigate({ to: "/app/client" })}
          onSaved={(client) => {
            tellDone(`${fullName(client)} est dans vos clients.`);
            void navigate({
              to: "/app/client/$clientid",
              params: { clientid: client.id },
              replace: true,
              ignoreBlocker: true,
            });
          }}
        />
      </section>
    </div>
  );
}

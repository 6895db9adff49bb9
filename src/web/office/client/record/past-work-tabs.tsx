import { Tabs } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { ClientRecord } from "./query.ts";
import { CLIENT_TABS, type ClientTab } from "./search-params.ts";
import { DocumentsTab, documentCount } from "./documents-tab.tsx";
import { AppliancesTab, HistoryTab, RepairsTab } from "./past-work-lists.tsx";
import { office } from "../../../ui/office/styles.ts";
import styles from "./client-screen.module.css";
import panelStyles from "../../../ui/office/panel.module.css";

const route = getRouteApi("/shell/app/client/$clientid");

const TAB_FR: Record<ClientTab, string> = {
  repairs: "Réparations",
  appliances: "Appareils",
  documents: "Documents",
  history: "Historique",
};

/** All that the shop did for a client; which part is shown is in the address. */
export function PastWork({ client }: { client: ClientRecord }) {
  const { tab = "repairs" } = route.useSearch();
  const navigate = useNavigate();
  const show = (next: string | null) =>
    void navigate({
      to: "/app/client/$clientid",
      params: { clientid: client.id },
      search: { tab: CLIENT_TABS.find((known) => known === next) },
      replace: true,
      resetScroll: false,
    });
  const counts: Partial<Record<ClientTab, number>> = {
    repairs: client.repairs.length,
    appliances: client.appliances.length,
    documents: documentCount(client),
  };
  const content: Record<ClientTab, ReactNode> = {
    repairs: <RepairsTab repairs={client.repairs} />,
    appliances: <AppliancesTab client={client} />,
    documents: <DocumentsTab client={client} />,
    history: <HistoryTab repairs={client.repairs} />,
  };
  return (
    <section
      className={`${office.sheetOfPaper} ${panelStyles.panel} ${styles.clientPast}`}
      aria-label="Ce que l’atelier a fait"
    >
      <Tabs value={tab} onChange={show}>
        <Tabs.List className={styles.clientTabs}>
          {CLIENT_TABS.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {counts[name] === undefined ? TAB_FR[name] : `${TAB_FR[name]} (${counts[name]})`}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {CLIENT_TABS.map((name) => (
          <Tabs.Panel key={name} value={name} pt={12}>
            <h2 className={styles.clientPrinted}>{TAB_FR[name]}</h2>
            {content[name]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </section>
  );
}

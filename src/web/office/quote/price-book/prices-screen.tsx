import { Stack, Tabs } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { ImportView } from "./import/import-view.tsx";
import { PackagesView } from "./package/packages-view.tsx";
import { PricesView } from "./prices-view.tsx";
import { VIEWS } from "./search-params.ts";

const route = getRouteApi("/shell/app/prices");

/** « Carnet de prix »: prices, packages, and the suppliers' files. */
export function PricesScreen() {
  useScreenTitle("Carnet de prix");
  const { vue } = route.useSearch();
  const navigate = useNavigate();
  const show = (next: string | null) =>
    navigate({ to: "/app/prices", search: { vue: VIEWS.find((view) => view === next) } });
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="md">
      <Tabs value={vue ?? "prix"} onChange={show}>
        <Tabs.List>
          <Tabs.Tab value="prix">Prix</Tabs.Tab>
          <Tabs.Tab value="forfaits">Forfaits</Tabs.Tab>
          <Tabs.Tab value="fichiers">Fichiers</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="prix" pt="md">
          {!vue && <PricesView />}
        </Tabs.Panel>
        <Tabs.Panel value="forfaits" pt="md">
          {vue === "forfaits" && <PackagesView />}
        </Tabs.Panel>
        <Tabs.Panel value="fichiers" pt="md">
          {vue === "fichiers" && <ImportView />}
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

import { Button, Group, SegmentedControl, Stack, Text, TextInput } from "@mantine/core";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState, type KeyboardEvent } from "react";
import { selectedShop } from "../../../platform/acting-shop.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { ClientsList } from "./clients-list.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { ClientsMenu } from "./clients-menu.tsx";
import { clientsCountQuery } from "./query.ts";
import type { ClientsSearch } from "./search-params.ts";
import { countText, createText, HINT, NOBODY } from "../search/words.ts";
import { useAddressText } from "./use-url-search-text.ts";
import styles from "./clients.module.css";
import { lazyPart } from "../../../ui/office/lazy-part.tsx";
import { NotAllowed } from "../../account/not-allowed.tsx";

const route = getRouteApi("/shell/app/client");

/** Wanted once a month: not in the list's weight. */
const DuplicatesView = lazyPart(
  async () => (await import("../merge/duplicates-screen.tsx")).DuplicatesView,
);
const ImportView = lazyPart(async () => (await import("../import/import-screen.tsx")).ImportView);

/** The list, or one of the views beside it. */
export function ClientsScreen() {
  const { vue } = route.useSearch();
  if (vue === undefined) return <AllClients />;
  return vue === "import" ? (
    <Allowed
      action="import-client"
      otherwise={<NotAllowed title="Importer un fichier" what="d’importer un fichier" />}
    >
      <ImportView />
    </Allowed>
  ) : (
    <Allowed
      action="merge-client"
      otherwise={<NotAllowed title="Doublons possibles" what="de fusionner des fiches" />}
    >
      <DuplicatesView />
    </Allowed>
  );
}

function AllClients() {
  useScreenTitle("Fiches Clients");
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (change: Partial<ClientsSearch>) =>
    navigate({ to: "/app/client", search: { ...search, ...change }, replace: true });
  const text = search.q ?? "";
  const total = useCount();
  const [isEmpty, setEmpty] = useState(false);
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="sm">
      <Tools search={search} go={go} />
      <Text size="sm" c="dimmed" role="status" mih={21}>
        {text === "" && total !== undefined && countText(total)}
      </Text>
      <ClientsList
        asked={{ text, order: search.ordre === "nom" ? "name" : "recent" }}
        total={text === "" ? total : undefined}
        onEmpty={setEmpty}
      />
      {isEmpty && <Nobody text={text} />}
    </Stack>
  );
}

function useCount(): number | undefined {
  const id = selectedShop();
  const variables = { id: id ?? "" };
  const read = useRead({ query: clientsCountQuery, variables, nouns: ["client"], pause: !id });
  return read.data?.repair_shop?.clients_count;
}

type ToolsProps = { search: ClientsSearch; go: (change: Partial<ClientsSearch>) => void };

function Tools({ search, go }: ToolsProps) {
  const { text, setText } = useAddressText(search.q ?? "", (q) => go({ q: q || undefined }));
  return (
    <div className={styles.clientsTools}>
      <TextInput
        className={styles.clientsField}
        aria-label="Rechercher un client"
        placeholder={HINT}
        spellCheck={false}
        autoComplete="off"
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={toFirstRow}
      />
      {text.trim() === "" && (
        <SegmentedControl
          aria-label="Ordre"
          value={search.ordre ?? "recent"}
          onChange={(ordre) => go({ ordre: ordre === "nom" ? "nom" : undefined })}
          data={[
            { value: "recent", label: "Récents" },
            { value: "nom", label: "Par nom" },
          ]}
        />
      )}
      <Group gap={8} ml="auto" wrap="nowrap" className={styles.clientsToolsEnd}>
        <ClientsMenu />
        <Allowed action="edit-client">
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/app/client/$clientid" params={{ clientid: "new" }} />
            )}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            Nouveau client
          </Button>
        </Allowed>
      </Group>
    </div>
  );
}

/** Down from the field goes to the first client; the list has the other keys. */
function toFirstRow(event: KeyboardEvent): void {
  if (event.key !== "ArrowDown") return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[aria-label="Clients"] [data-row]')?.focus();
}

const Nobody = ({ text }: { text: string }) => (
  <Stack align="center" gap={0}>
    {text === "" ? (
      <EmptyState title="Aucun client pour l’instant">
        Chaque demande de rendez-vous ajoute son client ici. Vous pouvez aussi en créer un.
      </EmptyState>
    ) : (
      <EmptyState title={NOBODY}>
        Essayez quelques lettres du nom, un morceau du téléphone ou de l’e-mail.
      </EmptyState>
    )}
    <Allowed action="edit-client">
      <Button
        variant="default"
        renderRoot={(props) => (
          <Link
            {...props}
            to="/app/client/$clientid"
            params={{ clientid: "new" }}
            search={text === "" ? {} : { typed: text }}
          />
        )}
      >
        {createText(text)}
      </Button>
    </Allowed>
  </Stack>
);

import { Anchor, Button, Group, Stack, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { PRICE_KIND_FR, PRICE_KINDS } from "../../../../domain/quote/price-book/price.ts";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { usePages } from "../../../ui/office/paged-rows.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { Allowed } from "../../account/allowed.tsx";
import { PriceDialog } from "./price-dialog.tsx";
import { PricesTable } from "./prices-table.tsx";
import { priceCountsQuery, pricesQuery, type ListedPrice } from "./query.ts";
import type { PricesSearch } from "./search-params.ts";
import styles from "./prices.module.css";

const route = getRouteApi("/shell/app/prices");

const PAUSE = 150;

/** The prices, searched by a word or by what they are for. */
export function PricesView() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [text] = useDebouncedValue(typed.trim(), PAUSE);
  const [edited, edit] = useState<ListedPrice | "new">();
  const counts = useRead({ query: priceCountsQuery, variables: {}, nouns: ["price"] });
  const choose = (value: string | undefined) =>
    navigate({
      to: "/app/prices",
      search: { kind: PRICE_KINDS.find((kind) => kind === value) },
      replace: true,
    });
  return (
    <Stack gap="sm">
      <Group gap={12} align="end">
        <TextInput
          className={styles.search}
          label="Chercher un prix"
          placeholder="Référence, marque, désignation"
          type="search"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Allowed action="edit-prices">
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => edit("new")}>
            Nouveau prix
          </Button>
        </Allowed>
      </Group>
      <FilterChips
        label="Nature"
        all={{ label: "Tous" }}
        options={PRICE_KINDS.map((kind) => ({
          value: kind,
          label: PRICE_KIND_FR[kind],
          count: countIn(counts.data?.price_counts, kind),
        }))}
        value={search.kind}
        onChange={choose}
      />
      <FoundPrices key={`${text} ${search.kind}`} text={text} kind={search.kind} edit={edit} />
      {edited && (
        <PriceDialog
          price={edited === "new" ? undefined : edited}
          kind={search.kind ?? "part"}
          onClose={() => {
            edit(undefined);
            counts.retry();
          }}
        />
      )}
    </Stack>
  );
}

const countIn = (counts: readonly { kind: string; count: number }[] | undefined, kind: string) =>
  counts && (counts.find((one) => one.kind === kind)?.count ?? 0);

type FoundProps = { text: string; kind: PricesSearch["kind"]; edit: (price: ListedPrice) => void };

function FoundPrices({ text, kind, edit }: FoundProps) {
  const pages = usePages();
  const first = pages.count * PAGE_SIZE;
  const read = useRead({
    query: pricesQuery,
    variables: { text, kind: kind ?? null, first, skip: 0 },
    nouns: ["price"],
  });
  const prices = read.data?.prices ?? [];
  return (
    <ReadStates read={read}>
      {prices.length > 0 ? <PricesTable prices={prices} edit={edit} /> : <NoPrice text={text} />}
      {prices.length === first && first < MOST_SHOWN && (
        <Group justify="center" mt="sm">
          <Button variant="default" h={44} onClick={pages.next}>
            Afficher la suite
          </Button>
        </Group>
      )}
    </ReadStates>
  );
}

/** Beyond, a word more finds it sooner. */
const MOST_SHOWN = 500;

const NoPrice = ({ text }: { text: string }) =>
  text ? (
    <EmptyState title="Aucun prix trouvé">
      Essayez la référence seule, ou un mot de la désignation.
    </EmptyState>
  ) : (
    <EmptyState title="Rien ici pour l’instant">
      Écrivez vos prix une fois : ils se retrouvent en tapant dans un devis. Un fichier de
      fournisseur se{" "}
      <Anchor
        size="sm"
        renderRoot={(props) => <Link {...props} to="/app/prices" search={{ vue: "fichiers" }} />}
      >
        charge en entier
      </Anchor>
      .
    </EmptyState>
  );

import { Checkbox, Group, Skeleton, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { sum } from "../../../../domain/money.ts";
import { isRepairStatus } from "../../../../domain/repair/status.ts";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { boardQuery } from "./query.ts";
import { RepairGroups, type Asked } from "./repair-groups.tsx";
import { useFilteredSearch } from "./use-filtered-search.ts";
import type { RepairsSearch } from "./search-params.ts";

const route = getRouteApi("/shell/app/repair");
const NOTHING = { counts: [], repairs: [] };
const PAUSE = 250;

export function RepairsScreen() {
  useScreenTitle("Suivi des réparations");
  const { search, keepStatus } = useFilteredSearch(route.useSearch());
  const navigate = useNavigate();
  const go = (change: Partial<RepairsSearch>) =>
    navigate({ to: "/app/repair", search: { ...search, ...change }, replace: true });
  const asked: Asked = {
    status: search.status ?? null,
    text: search.text ?? null,
    archived: search.archived ? null : false,
  };
  const read = useRead({
    query: boardQuery,
    variables: { ...asked, first: PAGE_SIZE, skip: 0 },
    nouns: ["repair", "client", "event"],
  });
  const { counts, repairs } = read.data?.repair_board ?? NOTHING;
  const shown = counts.filter(({ status }) => !search.status || status === search.status);
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="sm">
      <Filters search={search} go={go} />
      <FilterChips
        label="Statut"
        all={{ label: "Tous", count: read.data && sum(counts.map(({ count }) => count)) }}
        value={search.status}
        options={counts.map(({ status, count }) => ({ value: status, label: status, count }))}
        onChange={(value) => {
          const status = value && isRepairStatus(value) ? value : undefined;
          keepStatus(status);
          void go({ status });
        }}
      />
      <ReadStates read={read} shape={<ListShape />}>
        {shown.length === 0 && (
          <EmptyState title="Aucune réparation ne correspond">
            Élargissez la recherche, ou attendez la prochaine demande : elle arrive ici d’elle-même.
          </EmptyState>
        )}
        {shown.length > 0 && (
          <RepairGroups key={JSON.stringify(asked)} asked={asked} counts={shown} first={repairs} />
        )}
      </ReadStates>
    </Stack>
  );
}

type FiltersProps = { search: RepairsSearch; go: (change: Partial<RepairsSearch>) => void };

function Filters({ search, go }: FiltersProps) {
  const seek = useDebouncedCallback(
    (text: string) => go({ text: text.trim() || undefined }),
    PAUSE,
  );
  return (
    <Group gap={16}>
      <TextInput
        flex="1 1 240px"
        maw={480}
        aria-label="Rechercher une réparation"
        placeholder="Client, appareil, référence"
        leftSection={<IconSearch size={18} aria-hidden />}
        defaultValue={search.text ?? ""}
        onChange={({ currentTarget }) => seek(currentTarget.value)}
      />
      <Checkbox
        label="Montrer les archivées"
        checked={search.archived ?? false}
        onChange={({ currentTarget }) => go({ archived: currentTarget.checked || undefined })}
      />
    </Group>
  );
}

const ListShape = () => (
  <Stack gap="sm">
    <Skeleton h={24} w={180} />
    <Skeleton h={200} />
    <Skeleton h={24} w={180} />
    <Skeleton h={160} />
  </Stack>
);

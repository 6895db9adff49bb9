import { Checkbox, Group, Skeleton, Stack, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { isRepairStatus, REPAIR_STATUSES } from "../../../../domain/repair/status.ts";
import { useRead } from "../../../platform/query.ts";
import { EmptyState } from "../../../ui/office/empty-state.tsx";
import { FilterChips } from "../../../ui/office/filter-chips.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useScreenTitle } from "../../shell/screen-title.ts";
import { grouped } from "./group.ts";
import { RepairGroups } from "./repair-groups.tsx";
import { repairsQuery } from "./query.ts";
import type { RepairsSearch } from "./search-params.ts";

const route = getRouteApi("/shell/app/repair");
const MOST = 500;
const PAUSE = 250;

export function RepairsScreen() {
  useScreenTitle("Suivi des réparations");
  const search = route.useSearch();
  const navigate = useNavigate();
  const go = (change: Partial<RepairsSearch>) =>
    navigate({ to: "/app/repair", search: { ...search, ...change }, replace: true });
  const read = useRead({
    query: repairsQuery,
    variables: {
      text: search.text ?? null,
      archived: search.archived ? null : false,
      first: MOST,
    },
    nouns: ["repair", "client"],
  });
  const all = read.data?.repairs ?? [];
  const shown = search.status ? all.filter(({ status }) => status === search.status) : all;
  const counts = new Map(grouped(all).map(({ status, repairs }) => [status, repairs.length]));
  return (
    <Stack p={{ base: 12, sm: 16 }} gap="sm">
      <Filters search={search} go={go} />
      <FilterChips
        label="Statut"
        all={{ label: "Tous", count: all.length }}
        value={search.status}
        options={REPAIR_STATUSES.filter((status) => counts.has(status)).map((status) => ({
          value: status,
          label: status,
          count: counts.get(status) ?? 0,
        }))}
        onChange={(value) => go({ status: value && isRepairStatus(value) ? value : undefined })}
      />
      <ReadStates read={read} shape={<ListShape />}>
        {shown.length === 0 && (
          <EmptyState title="Aucune réparation ne correspond">
            Élargissez la recherche, ou attendez la prochaine demande : elle arrive ici d’elle-même.
          </EmptyState>
        )}
        {shown.length > 0 && <RepairGroups groups={grouped(shown)} />}
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
        flex={1}
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

import { Button, Group, Skeleton, Table, Text } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { PAGE_SIZE } from "../../platform/page-size.ts";
import { office } from "./styles.ts";

type Page = { waiting: boolean; failed: boolean; retry: () => void };

type RowsProps = {
  read: Page;
  columns: number;
  /** The rank of its first row in the list. */
  from: number;
  children: ReactNode;
};

/** The rows of a later page: grey while they are on their way; a failure says so and proposes to try again. */
export function PageRows({ read, columns, from, children }: RowsProps) {
  const isLoaded = !read.waiting && !read.failed;
  useFocusOnRow(isLoaded, from);
  if (isLoaded) return children;
  return (
    <Table.Tr aria-busy={read.waiting}>
      <Table.Td colSpan={columns}>
        {read.failed ? (
          <Group gap={8}>
            <Text size="sm">La suite n’a pas pu être lue.</Text>
            <Button size="xs" variant="default" onClick={read.retry}>
              Réessayer
            </Button>
          </Group>
        ) : (
          <Skeleton h={28} />
        )}
      </Table.Td>
    </Table.Tr>
  );
}

/** Who pressed « Afficher la suite » goes on from the first new row, once it is loaded. */
export function useFocusOnRow(isLoaded: boolean, rank: number): void {
  useEffect(() => {
    if (isLoaded) focusRow(rank);
  }, [isLoaded, rank]);
}

/** A person who went elsewhere meanwhile stays there. */
function focusRow(rank: number): void {
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.matches(`[${MORE}]`)) return;
  document.querySelectorAll<HTMLElement>("[data-row]")[rank]?.focus();
}

const MORE = "data-more-rows";

export type Pages = { count: number; next: () => void };

/** How many pages of a list are shown: the first one, then one more each time. */
export function usePages(): Pages {
  const [count, setCount] = useState(1);
  return { count, next: () => setCount((pages) => pages + 1) };
}

type MoreProps = { pages: Pages; total: number };

/** Below a list whose next page is not shown. */
export const MoreRows = ({ pages, total }: MoreProps) =>
  pages.count * PAGE_SIZE < total && (
    <Group justify="center" gap={12} p="sm">
      <Text size="sm" c="dimmed" className={office.figures}>
        {pages.count * PAGE_SIZE} sur {total}
      </Text>
      <Button variant="default" h={44} onClick={pages.next} {...{ [MORE]: true }}>
        Afficher la suite
      </Button>
    </Group>
  );

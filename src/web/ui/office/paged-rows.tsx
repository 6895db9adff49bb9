import { Button, Group, Skeleton, Table, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { office } from "./styles.ts";

type Page = { waiting: boolean; failed: boolean; retry: () => void };

type RowsProps = { read: Page; columns: number; children: ReactNode };

/** The rows of a later page: grey while they are on their way; a failure says so and proposes to try again. */
export function PageRows({ read, columns, children }: RowsProps) {
  if (!read.waiting && !read.failed) return children;
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

export type Pages = { count: number; next: () => void };

/** How many pages of a list are shown: the first one, then one more each time. */
export function usePages(): Pages {
  const [count, setCount] = useState(1);
  return { count, next: () => setCount((pages) => pages + 1) };
}

type MoreProps = { pages: Pages; size: number; total: number };

/** Below a list whose next page is not shown. */
export const MoreRows = ({ pages, size, total }: MoreProps) =>
  pages.count * size < total && (
    <Group justify="center" gap={12} p="sm">
      <Text size="sm" c="dimmed" className={office.figures}>
        {pages.count * size} sur {total}
      </Text>
      <Button variant="default" onClick={pages.next}>
        Afficher la suite
      </Button>
    </Group>
  );

/** The documents behind the figure of a person or of a trade. */
import { Modal, Skeleton, Table } from "@mantine/core";
import { formatEuros } from "../../../../domain/money.ts";
import { formatNumericDate } from "../../../../domain/time.ts";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useRead } from "../../../platform/query.ts";
import { MoreRows, PageRows, usePages } from "../../../ui/office/paged-rows.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { office } from "../../../ui/office/styles.ts";
import { moveByRows } from "../../../ui/row-keys.ts";
import { ClientCell, DocumentCell } from "../../invoice/money-cells.tsx";
import { soldQuery, type Sales, type SoldDocument } from "./query.ts";
import { NOBODY, type Going, type SalesSearch } from "./search-params.ts";
import { categoryText, personText } from "./share-panels.tsx";
import { periodText } from "./words.ts";
import styles from "./sales.module.css";

const NOUNS = ["invoice"] as const;

type Asked = { technician: string | null; category: string | null };

const askedOf = ({ technicien, categorie }: SalesSearch): Asked => {
  const key = (value: string | undefined) => (value === NOBODY ? "" : (value ?? null));
  return { technician: key(technicien), category: key(categorie) };
};

export function SoldDialog({ search, go, sales }: Going & { sales: Sales }) {
  const asked = askedOf(search);
  const isOpen = asked.technician !== null || asked.category !== null;
  const close = () => go({ ...search, technicien: undefined, categorie: undefined });
  const name =
    asked.technician === null
      ? categoryText({ key: asked.category ?? "" })
      : personText(sales.technicians.find(({ key }) => key === asked.technician) ?? { name: "" });
  return (
    <Modal opened={isOpen} onClose={close} size="xl" title={`${name}, ${periodText(sales.period)}`}>
      {isOpen && <Documents key={JSON.stringify(asked)} asked={asked} period={sales.period} />}
    </Modal>
  );
}

type Props = { asked: Asked; period: Sales["period"] };

function Documents({ asked, period }: Props) {
  const pages = usePages();
  const variables = { ...period, ...asked, first: PAGE_SIZE, skip: 0 };
  const read = useRead({ query: soldQuery, variables, nouns: NOUNS });
  const { count, documents } = read.data?.sales_documents ?? { count: 0, documents: [] };
  return (
    <ReadStates read={read} shape={<Skeleton h={240} />}>
      <Table className={`${styles.table} ${styles.sold}`} onKeyDown={moveByRows}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Client</Table.Th>
            <Table.Th>Numéro</Table.Th>
            <Table.Th>Émise le</Table.Th>
            <Table.Th ta="right">HT</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Rows documents={documents} />
          {Array.from({ length: pages.count - 1 }, (_, index) => (
            <LaterRows key={index} page={index + 1} asked={asked} period={period} />
          ))}
        </Table.Tbody>
      </Table>
      <MoreRows pages={pages} total={count} />
    </ReadStates>
  );
}

function LaterRows({ page, asked, period }: Props & { page: number }) {
  const skip = page * PAGE_SIZE;
  const variables = { ...period, ...asked, first: PAGE_SIZE, skip };
  const read = useRead({ query: soldQuery, variables, nouns: NOUNS });
  return (
    <PageRows read={read} columns={4} from={skip}>
      <Rows documents={read.data?.sales_documents.documents ?? []} />
    </PageRows>
  );
}

const Rows = ({ documents }: { documents: readonly SoldDocument[] }) =>
  documents.map((document) => (
    <Table.Tr key={document.id}>
      <ClientCell {...document} />
      <DocumentCell {...document} />
      <Table.Td>{formatNumericDate(document.issued_on)}</Table.Td>
      <Table.Td ta="right" className={office.figures} data-cell="amount">
        {formatEuros(document.sold_excl)}
      </Table.Td>
    </Table.Tr>
  ));

import { Anchor, Skeleton, Table, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "../../../../domain/time.ts";
import { PAGE_SIZE } from "../../../platform/page-size.ts";
import { useRead } from "../../../platform/query.ts";
import { MoreRows, PageRows, usePages } from "../../../ui/office/paged-rows.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import office from "../../../ui/office/office.module.css";
import { useZone } from "../use-shop.ts";
import { actText, subjectText } from "./act-words.ts";
import { actsQuery, type ForeignAct } from "./query.ts";

/** Who of Établi's administrators acted for this shop, when, and on what. */
export function ActsSection() {
  const pages = usePages();
  const read = useRead({
    query: actsQuery,
    variables: { first: PAGE_SIZE, skip: 0 },
    nouns: ["shop"],
  });
  const { count = 0, acts = [] } = read.data?.act_board ?? {};
  return (
    <ReadStates read={read} shape={<Skeleton h={96} />}>
      <Text size="sm" c="dimmed" mb="sm">
        Ce que les administrateurs d’Établi ont consulté ou changé dans votre atelier.
      </Text>
      {acts.length === 0 ? (
        <Text size="sm">Aucun administrateur n’est intervenu.</Text>
      ) : (
        <>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Quand et par qui</Table.Th>
                <Table.Th>Quoi</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              <Rows acts={acts} />
              {Array.from({ length: pages.count - 1 }, (_, index) => (
                <LaterRows key={index} page={index + 1} />
              ))}
            </Table.Tbody>
          </Table>
          <MoreRows pages={pages} total={count} />
        </>
      )}
    </ReadStates>
  );
}

function LaterRows({ page }: { page: number }) {
  const read = useRead({
    query: actsQuery,
    variables: { first: PAGE_SIZE, skip: page * PAGE_SIZE },
    nouns: ["shop"],
  });
  return (
    <PageRows read={read} columns={2} from={page * PAGE_SIZE}>
      <Rows acts={read.data?.act_board.acts ?? []} />
    </PageRows>
  );
}

function Rows({ acts }: { acts: readonly ForeignAct[] }) {
  const zone = useZone();
  return acts.map(({ id, at, author, action, subject }) => (
    <Table.Tr key={id} data-row tabIndex={-1}>
      <Table.Td>
        {formatMoment(at, zone)}
        <Text size="sm" c="dimmed">
          {author}
        </Text>
      </Table.Td>
      <Table.Td>
        {actText(action)}
        {subject && <Subject subject={subject} />}
      </Table.Td>
    </Table.Tr>
  ));
}

type Subject = NonNullable<ForeignAct["subject"]>;

/** Leads to the record's page, or to the repair that it belongs to. */
function Subject({ subject }: { subject: Subject }) {
  const text = subjectText(subject);
  const { noun, id, repair_id } = subject;
  if (noun === "client")
    return (
      <SubjectLink text={text}>
        {(props) => <Link {...props} to="/app/client/$clientid" params={{ clientid: id }} />}
      </SubjectLink>
    );
  if (noun === "quote" || noun === "draft")
    return (
      <SubjectLink text={text}>
        {(props) => <Link {...props} to="/app/repair/quote/$quoteid" params={{ quoteid: id }} />}
      </SubjectLink>
    );
  if (repair_id !== null)
    return (
      <SubjectLink text={text}>
        {(props) => <Link {...props} to="/app/sheet/$repairid" params={{ repairid: repair_id }} />}
      </SubjectLink>
    );
  return (
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  );
}

type SubjectLinkProps = { text: string; children: (props: object) => React.ReactNode };

/** A reference is kept on one line: it has a hyphen. */
const SubjectLink = ({ text, children }: SubjectLinkProps) => (
  <Anchor
    size="sm"
    display="block"
    className={/\d-\d/.test(text) ? office.figures : undefined}
    renderRoot={children}
  >
    {text}
  </Anchor>
);

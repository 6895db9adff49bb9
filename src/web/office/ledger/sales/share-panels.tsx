/** Turnover by person and by trade: a bar as long as its part of the greatest, and a button to its documents. */
import { Table, UnstyledButton } from "@mantine/core";
import { categoryOf } from "../../../../domain/catalogue/categories.ts";
import { formatEuros, sum } from "../../../../domain/money.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { office } from "../../../ui/office/styles.ts";
import { PartBar } from "./part-bar.tsx";
import type { Share } from "./query.ts";
import { NOBODY, type Going } from "./search-params.ts";
import { percentText } from "./words.ts";
import styles from "./sales.module.css";

type Props = Going & { shares: readonly Share[] };

export const personText = ({ name }: Pick<Share, "name">): string => name || "Sans technicien";
export const categoryText = ({ key }: Pick<Share, "key">): string =>
  categoryOf(key)?.name ?? "Sans appareil";

export const TechnicianPanel = ({ shares, search, go }: Props) => (
  <SharePanel
    title="Par technicien"
    head="Technicien"
    shares={shares}
    textOf={personText}
    open={({ key }) => go({ ...search, technicien: key || NOBODY, categorie: undefined })}
  />
);

export const CategoryPanel = ({ shares, search, go }: Props) => (
  <SharePanel
    title="Par catégorie"
    head="Catégorie"
    shares={shares}
    textOf={categoryText}
    open={({ key }) => go({ ...search, categorie: key || NOBODY, technicien: undefined })}
  />
);

type PanelProps = {
  title: string;
  head: string;
  shares: readonly Share[];
  textOf: (share: Share) => string;
  open: (share: Share) => void;
};

function SharePanel({ title, head, shares, textOf, open }: PanelProps) {
  const whole = sum(shares.map(({ excl }) => excl));
  const most = Math.max(1, ...shares.map(({ excl }) => excl));
  return (
    <Panel title={title}>
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{head}</Table.Th>
            <Table.Th ta="right">Factures</Table.Th>
            <Table.Th ta="right">Facturé HT</Table.Th>
            <Table.Th ta="right">Part</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shares.map((share) => (
            <Table.Tr key={share.key}>
              <Table.Th scope="row">
                <UnstyledButton className={styles.open} onClick={() => open(share)}>
                  {textOf(share)}
                </UnstyledButton>
                <PartBar part={share.excl / most} />
              </Table.Th>
              <Table.Td ta="right" className={office.figures}>
                {share.count}
              </Table.Td>
              <Table.Td ta="right" className={office.figures}>
                {formatEuros(share.excl)}
              </Table.Td>
              <Table.Td ta="right" className={office.figures}>
                {whole > 0 ? percentText((share.excl / whole) * 100) : "–"}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}

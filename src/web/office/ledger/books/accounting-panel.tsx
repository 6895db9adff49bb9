import {
  Button,
  Group,
  NativeSelect,
  NumberInput,
  Skeleton,
  Table,
  Text,
  TextInput,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { parseLocalDate } from "../../../../domain/time.ts";
import { useRead } from "../../../platform/query.ts";
import { Panel } from "../../../ui/office/panel.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useMay } from "../../account/allowed.tsx";
import { accountingQuery, type Accounting } from "./query.ts";
import { useAccountingForm, type AccountingForming } from "./use-accounting-form.ts";
import { MONTHS } from "./words.ts";
import styles from "./accounts.module.css";

/** How the books are kept: read by the accountant, chosen by the owner. */
export function AccountingPanel() {
  const read = useRead({ query: accountingQuery, variables: {}, nouns: ["shop"] });
  const accounting = read.data?.accounting;
  return (
    <Panel title="Tenue des comptes">
      <ReadStates read={read} shape={<Skeleton h={160} />}>
        {accounting && (
          <AccountingForm
            key={JSON.stringify(accounting)}
            accounting={accounting}
            refresh={read.retry}
          />
        )}
      </ReadStates>
    </Panel>
  );
}

function AccountingForm({ accounting, refresh }: { accounting: Accounting; refresh: () => void }) {
  const forming = useAccountingForm(accounting, refresh);
  const [isOpen, { toggle }] = useDisclosure();
  const isReadOnly = !useMay("edit-settings");
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void forming.save();
      }}
    >
      <Rules forming={forming} isReadOnly={isReadOnly} />
      <Group mt={16} gap={8}>
        <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? "Replier le plan de comptes" : "Voir le plan de comptes"}
        </Button>
        {!isReadOnly && (
          <Button type="submit" ml="auto" loading={forming.busy} disabled={!forming.isDirty}>
            Enregistrer
          </Button>
        )}
      </Group>
      {isOpen && <Plan forming={forming} isReadOnly={isReadOnly} />}
    </form>
  );
}

type Props = { forming: AccountingForming; isReadOnly: boolean };

function Rules({ forming: { draft, errors, change }, isReadOnly }: Props) {
  return (
    <Group gap={16} align="start">
      <NumberInput
        label="Clôture automatique"
        description="Jour du mois suivant"
        w={200}
        min={1}
        max={28}
        hideControls
        value={draft.closing_day}
        error={errors["closing_day"]}
        readOnly={isReadOnly}
        onChange={(value) => change({ closing_day: Number(value) || 0 })}
      />
      <NativeSelect
        label="Début de l’exercice"
        description="Premier mois"
        w={200}
        data={[...MONTHS]}
        value={String(draft.year_month)}
        error={errors["year_month"]}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => change({ year_month: Number(currentTarget.value) })}
      />
      <TextInput
        label="TVA sur les débits"
        description="À partir du ; vide : sur les encaissements"
        type="date"
        w={260}
        value={draft.debits_from ?? ""}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) =>
          change({ debits_from: parseLocalDate(currentTarget.value) ?? null })
        }
      />
      <TextInput
        label="E-mail du comptable"
        description="Reçoit chaque jour l’empreinte du registre"
        type="email"
        flex="1 1 260px"
        value={draft.accountant_email}
        error={errors["accountant_email"]}
        readOnly={isReadOnly}
        onChange={({ currentTarget }) => change({ accountant_email: currentTarget.value })}
      />
    </Group>
  );
}

const Plan = ({ forming: { draft, errors, changeLine }, isReadOnly }: Props) => (
  <>
    <Text size="sm" c="dimmed" mt={16}>
      Le fichier des écritures (FEC) s’écrit avec ces journaux et ces comptes.
    </Text>
    <Table mt={8} className={styles.accounts}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Ce qui s’y écrit</Table.Th>
          <Table.Th>Compte ou journal</Table.Th>
          <Table.Th>Nom</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {draft.accounts.map(({ key, label, number, name }) => (
          <Table.Tr key={key}>
            <Table.Th scope="row">{label}</Table.Th>
            <Table.Td>
              <TextInput
                aria-label={`Compte : ${label}`}
                value={number}
                error={errors[`accounts.${key}.number`]}
                readOnly={isReadOnly}
                onChange={({ currentTarget }) => changeLine(key, { number: currentTarget.value })}
              />
            </Table.Td>
            <Table.Td>
              <TextInput
                aria-label={`Nom : ${label}`}
                value={name}
                error={errors[`accounts.${key}.name`]}
                readOnly={isReadOnly}
                onChange={({ currentTarget }) => changeLine(key, { name: currentTarget.value })}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </>
);

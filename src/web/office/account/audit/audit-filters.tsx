import { Button, NativeSelect, TextInput } from "@mantine/core";
import { AUDIT_ACTIONS } from "../../../../domain/account/audit/action.ts";
import { AUDIT_ACTION_FR } from "../../../../domain/account/audit/words.ts";
import { useRead } from "../../../platform/query.ts";
import { EVERYTHING, type AuditChoice } from "./filter.ts";
import { auditAuthorsQuery } from "./query.ts";
import styles from "./audit.module.css";

type Props = {
  choice: AuditChoice;
  setChoice: (choice: AuditChoice) => void;
};

const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_ACTION_FR[value] })).toSorted(
  (a, b) => a.label.localeCompare(b.label, "fr"),
);

export function AuditFilters({ choice, setChoice }: Props) {
  const { data } = useRead({ query: auditAuthorsQuery, variables: {}, nouns: [] });
  const authors = data?.audit.authors ?? [];
  const people = authors.map(({ account_id, person }) => ({ value: account_id, label: person }));
  const isFiltered = JSON.stringify(choice) !== JSON.stringify(EVERYTHING);
  return (
    <div className={styles.auditFilters}>
      <NativeSelect
        label="Personne"
        data={[{ value: "", label: "Toutes" }, ...people]}
        value={choice.account_id}
        onChange={({ currentTarget }) => setChoice({ ...choice, account_id: currentTarget.value })}
      />
      <NativeSelect
        label="Action"
        data={[{ value: "", label: "Toutes" }, ...ACTIONS]}
        value={choice.action}
        onChange={({ currentTarget }) => setChoice({ ...choice, action: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Du"
        value={choice.from}
        onChange={({ currentTarget }) => setChoice({ ...choice, from: currentTarget.value })}
      />
      <TextInput
        type="date"
        label="Au"
        value={choice.to}
        onChange={({ currentTarget }) => setChoice({ ...choice, to: currentTarget.value })}
      />
      {isFiltered && (
        <Button variant="subtle" onClick={() => setChoice(EVERYTHING)}>
          {choice.record ? `Tout afficher, pas seulement ${choice.record.name}` : "Tout afficher"}
        </Button>
      )}
    </div>
  );
}

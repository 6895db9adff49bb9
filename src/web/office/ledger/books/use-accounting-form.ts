import { useState } from "react";
import { isSame } from "../../../../domain/record.ts";
import { useAction } from "../../../platform/query.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { tellDone, tellFault, tellRefusal } from "../../../ui/office/notify.ts";
import { saveAccounting, type Accounting } from "./query.ts";
import { errorsOf, type Errors } from "./words.ts";

/** How the books are kept, being edited; `refresh` reads what was saved. */
export function useAccountingForm(stored: Accounting, refresh: () => void) {
  const [draft, setDraft] = useState(stored);
  const [errors, setErrors] = useState<Errors>({});
  const { act, busy } = useAction(saveAccounting, {
    fault: (isNetwork, _raw, reference) => tellFault(isNetwork, reference),
    refusal: (word, detail) => {
      const found = errorsOf(detail);
      setErrors(found);
      if (Object.keys(found).length === 0) tellRefusal(refusalText(word));
      return undefined;
    },
  });
  const save = async () => {
    setErrors({});
    const { closing_day, year_month, accountant_email, debits_from } = draft;
    const accounts = draft.accounts.map(({ key, number, name }) => ({ key, number, name }));
    const saved = await act({
      input: { closing_day, year_month, accountant_email, debits_from, accounts },
    });
    if (!saved) return;
    tellDone("La tenue des comptes est enregistrée.");
    refresh();
  };
  const changeLine = (key: string, facts: { number?: string; name?: string }) =>
    setDraft({
      ...draft,
      accounts: draft.accounts.map((line) => (line.key === key ? { ...line, ...facts } : line)),
    });
  const change = (facts: Partial<Accounting>) => setDraft({ ...draft, ...facts });
  return { draft, errors, busy, isDirty: !isSame(draft, stored), change, changeLine, save };
}

export type AccountingForming = ReturnType<typeof useAccountingForm>;

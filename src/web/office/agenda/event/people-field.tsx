import type { EventFields } from "../../../../domain/agenda/event-fields.ts";
import { userName } from "../../shop/colleague-name.ts";
import { useColleagues, useShop } from "../../shop/use-shop.ts";
import { ChipsField } from "../chips-field.tsx";
import { peopleChoices } from "./people-choices.ts";

type Props = {
  value: EventFields;
  onChange: (value: EventFields) => void;
  error: string | undefined;
};

/** The people of the shop who do it. */
export function PeopleField({ value, onChange, error }: Props) {
  const users = useShop()?.users ?? [];
  const nameOf = useColleagues();
  const colleagues = users.map((user) => ({ id: user.id, name: userName(user) }));
  // Until the shop is loaded, no assignee is shown as a former colleague.
  const people = users.length > 0 ? peopleChoices(colleagues, value.assigned_to, nameOf) : [];
  return (
    <ChipsField
      label="Intervenants"
      required
      error={error}
      choices={people.map(({ id, name }) => ({ id, text: name }))}
      chosen={value.assigned_to}
      onChange={(assigned_to) => onChange({ ...value, assigned_to })}
    />
  );
}

import { resourceChoices } from "../../../../domain/agenda/resource/resource.ts";
import { ChipsField } from "../chips-field.tsx";
import { useResources } from "./use-resources.ts";

type Props = { held: readonly string[]; onChange: (held: readonly string[]) => void };

/** What the appointment takes of what the shop shares; a shop that shares nothing has no such field. */
export function ResourceField({ held, onChange }: Props) {
  const { resources } = useResources(true);
  const choices = resourceChoices(resources, held).map(({ id, name, in_use, removed }) => ({
    id,
    text: [name, removed ? " (supprimé)" : !in_use && " (hors service)"],
  }));
  if (choices.length === 0) return null;
  return (
    <ChipsField label="Matériel partagé" choices={choices} chosen={held} onChange={onChange} />
  );
}

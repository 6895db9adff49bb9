import { Autocomplete } from "@mantine/core";
import { useState } from "react";
import { useAction, useRead } from "../../../platform/query.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import type { Sheet } from "../sheet/query.ts";
import { setRepairPlace } from "./actions.ts";
import { placesQuery } from "./query.ts";
import { useMay } from "../../account/allowed.tsx";

/** Edited in place: saved when one leaves the field or chooses one of the shop's places. */
export function PlaceField({ repair: { id: repair_id, place: from } }: { repair: Sheet }) {
  const mayEdit = useMay("edit-repair");
  const [typed, setTyped] = useState(from);
  const read = useRead({ query: placesQuery, variables: {}, nouns: [] });
  const { act } = useAction(setRepairPlace);
  const save = async (text: string) => {
    const place = text.trim();
    if (place === from) return;
    if (!(await act({ repair_id, from, place }))) return setTyped(from);
    tellUndo(place ? `Rangé : ${place}.` : "Plus aucun emplacement.", () => {
      void act({ repair_id, from: place, place: from });
    });
    return undefined;
  };
  return (
    <Autocomplete
      readOnly={!mayEdit}
      label="Emplacement"
      placeholder="Étagère A2, établi de Karim…"
      maxLength={60}
      data={read.data?.repair_places ?? []}
      value={typed}
      onChange={setTyped}
      onOptionSubmit={save}
      onBlur={() => save(typed)}
      onKeyDown={(event) => event.key === "Enter" && save(typed)}
    />
  );
}

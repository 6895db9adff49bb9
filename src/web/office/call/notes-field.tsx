import { Text, Textarea } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { LONGEST_NOTES } from "../../../domain/call/chat.ts";
import { useAction } from "../../platform/query.ts";
import { Panel } from "../../ui/office/panel.tsx";
import { noteCall } from "./actions.ts";
import type { Call } from "./query.ts";

/** Milliseconds after the last letter. */
const PAUSE = 800;

/** Written while talking; kept by itself, and told in the journal when the call ends. */
export function NotesField({ call }: { call: Call }) {
  const [notes, setNotes] = useState(call.notes);
  const [state, setState] = useState("");
  const { act } = useAction(noteCall);
  const save = useDebouncedCallback(async (written: string) => {
    const kept = await act({ id: call.id, notes: written });
    setState(kept ? "Enregistré" : "Pas encore enregistré : il le sera à la prochaine lettre.");
  }, PAUSE);
  return (
    <Panel title="Notes">
      <Textarea
        aria-label="Notes de l’appel"
        autosize
        minRows={4}
        maxRows={12}
        maxLength={LONGEST_NOTES}
        value={notes}
        onChange={({ currentTarget: { value } }) => {
          setNotes(value);
          setState("");
          save(value);
        }}
      />
      <Text size="sm" c="dimmed" role="status">
        {state}
      </Text>
    </Panel>
  );
}

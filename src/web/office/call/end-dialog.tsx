import { Button, Checkbox, Group, Radio, Stack, Textarea } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPhoneOff } from "@tabler/icons-react";
import { useState } from "react";
import {
  CONCLUSION_FR,
  LONGEST_CONCLUSION,
  OUTCOME_FR,
  OUTCOMES,
  type Outcome,
} from "../../../domain/call/end.ts";
import { useAction } from "../../platform/query.ts";
import { endCall } from "./actions.ts";
import type { Call } from "./query.ts";
import { canWriteTo, CONCLUSION_HINT_FR } from "./words.ts";
import { FormDialog } from "../../ui/office/dialog/form-dialog.tsx";

/** Ends the call for everybody, and says what came of it. */
export function EndButton({ call }: { call: Call }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button color="red" leftSection={<IconPhoneOff size={20} aria-hidden />} onClick={open}>
        Terminer l’appel
      </Button>
      <FormDialog opened={opened} onClose={close} title="Terminer l’appel">
        <EndForm call={call} close={close} />
      </FormDialog>
    </>
  );
}

function EndForm({ call, close }: { call: Call; close: () => void }) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [conclusion, setConclusion] = useState("");
  const [letter, setLetter] = useState(false);
  const { act, busy } = useAction(endCall);
  const mayWrite = outcome === "solved" && canWriteTo(call);
  const end = async (): Promise<void> => {
    if (!outcome) return;
    await act({ id: call.id, outcome, conclusion, letter: mayWrite && letter });
  };
  return (
    <Stack gap="md">
      <Radio.Group
        label="Qu’en est-il ?"
        value={outcome ?? null}
        onChange={(word) => setOutcome(OUTCOMES.find((one) => one === word))}
      >
        <Stack gap={4} mt={4}>
          {OUTCOMES.map((one) => (
            <Radio key={one} value={one} label={OUTCOME_FR[one]} size="md" py={8} />
          ))}
        </Stack>
      </Radio.Group>
      {outcome && (
        <Textarea
          label={CONCLUSION_FR[outcome]}
          description={CONCLUSION_HINT_FR[outcome]}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={LONGEST_CONCLUSION}
          value={conclusion}
          onChange={({ currentTarget }) => setConclusion(currentTarget.value)}
        />
      )}
      {mayWrite && (
        <Checkbox
          size="md"
          label="Envoyer aussi ce conseil au client"
          disabled={conclusion.trim() === ""}
          checked={letter && conclusion.trim() !== ""}
          onChange={({ currentTarget }) => setLetter(currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap={8}>
        <Button variant="default" onClick={close}>
          Continuer l’appel
        </Button>
        <Button color="red" loading={busy} disabled={!outcome} onClick={() => void end()}>
          Terminer l’appel
        </Button>
      </Group>
    </Stack>
  );
}

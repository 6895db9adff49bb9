import { Button, Group, Stack, Textarea } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useRef } from "react";
import {
  mentionable,
  mentionedIn,
  mentionText,
  withMention,
} from "../../../../domain/repair/mention.ts";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { useSession } from "../../../platform/use-session.ts";
import { office } from "../../../ui/office/styles.ts";
import { useShop } from "../../shop/use-shop.ts";
import { noteAdded } from "./actions.ts";
import { keepNote, keptNote } from "./draft-store.ts";

const LONGEST = 4_000;

type Props = { repair_id: string; isFocused?: boolean; onAdded?: () => void };

/** A note for the shop alone; « @Karim » notifies Karim. */
export function NoteForm({ repair_id, isFocused, onAdded }: Props) {
  const { act, busy } = useDeferrable(noteAdded);
  const area = useRef<HTMLTextAreaElement>(null);
  const users = useShop()?.users ?? [];
  const me = useSession()?.me.id;
  const form = useForm({
    initialValues: { description: keptNote(repair_id) },
    onValuesChange: ({ description }) => keepNote(repair_id, description),
    validate: { description: (text) => (text.trim() ? null : "Écrivez d’abord la note.") },
  });
  const { description: typed } = form.getValues();
  const submit = form.onSubmit(async ({ description }) => {
    const mentioned = mentionedIn(description, users);
    if (!(await act({ repair_id, description: description.trim(), mentioned }))) return;
    form.setValues({ description: "" });
    onAdded?.();
  });
  const mention = (description: string) => {
    form.setValues({ description });
    area.current?.focus();
  };
  return (
    <form onSubmit={submit} className={office.noPrint}>
      <Stack gap={8} mb="md">
        <Textarea
          ref={area}
          autosize
          minRows={isFocused ? 4 : 2}
          data-autofocus={isFocused}
          maxLength={LONGEST}
          aria-label="Nouvelle note"
          placeholder="Ce que vous avez vu, dit ou fait ; @ pour prévenir un collègue"
          {...form.getInputProps("description")}
        />
        <Group justify="space-between" gap={8}>
          <Group gap={4} role="group" aria-label="Prévenir un collègue">
            {typed !== "" &&
              mentionable(typed, users)
                .filter(({ id }) => id !== me && !mentionedIn(typed, users).includes(id))
                .map((user) => (
                  <Button
                    key={user.id}
                    size="compact-sm"
                    variant="subtle"
                    onClick={() => mention(withMention(typed, user))}
                  >
                    {mentionText(user)}
                  </Button>
                ))}
          </Group>
          <Button type="submit" variant="default" loading={busy} ml="auto">
            Ajouter la note
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

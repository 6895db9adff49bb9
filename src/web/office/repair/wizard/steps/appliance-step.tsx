import { Button, Group, Stack, Text } from "@mantine/core";
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { emptyDraft, type ApplianceDraft } from "../../../../../domain/repair/appliance/draft.ts";
import { withThing, type WizardThing } from "../../../../../domain/repair/wizard/draft.ts";
import { dropKeys, holdKeys } from "../../../../ui/office/keys/dialog-keys.ts";
import { useSkills } from "../../../shop/use-shop.ts";
import { ApplianceForm } from "../../appliance/appliance-form.tsx";
import { ClientThings, type Thing } from "../../appliance/client-appliances.tsx";
import { focusFirst } from "../focus-first.ts";
import { foundBy } from "../symptoms/answers.ts";
import { pickedId, thingFrom } from "./appliance-choice.ts";
import type { StepProps } from "../reducer.ts";

/** A machine the client has, one of his open repairs, or a machine not seen yet. */
export function ThingStep({ draft, change, onDone, quiet = false }: StepProps) {
  const [isListed, setListed] = useState(draft.thing?.type !== "new");
  const { client, thing } = draft;
  const set = (next: WizardThing) => change((now) => withThing(now, next));
  const begin = () => {
    setListed(false);
    set({ type: "new", appliance: emptyDraft(crypto.randomUUID()) });
  };
  const pick = (picked: Thing, isSure: boolean) => {
    if (picked === "new") return begin();
    set(thingFrom(picked));
    if (isSure) onDone();
  };
  if (client && isListed)
    return <Known client_id={client.id} thing={thing} onPick={pick} quiet={quiet} />;
  return (
    <Stack gap="md">
      {!client && (
        <Text size="sm" c="dimmed">
          Choisissez d’abord le client pour retrouver ses appareils, ou décrivez l’appareil.
        </Text>
      )}
      <NewAppliance
        value={thing?.type === "new" ? thing.appliance : undefined}
        client_id={client?.id}
        quiet={quiet}
        onChange={(appliance) => set({ type: "new", appliance })}
        onFound={(appliance, words) => {
          const found = foundBy(appliance.kind_id, words);
          change((now) => found(withThing(now, { type: "new", appliance })));
        }}
      />
      {client && (
        <Group>
          <Button variant="subtle" size="xs" onClick={() => setListed(true)}>
            Voir ses appareils et ses réparations
          </Button>
        </Group>
      )}
    </Stack>
  );
}

type KnownProps = {
  client_id: string;
  thing: WizardThing | null;
  /** An arrow only looks; a digit, Enter or a click is sure. */
  onPick: (picked: Thing, isSure: boolean) => void;
  quiet: boolean;
};

function Known({ client_id, thing, onPick, quiet }: KnownProps) {
  const arrow = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    arrow.current = event.key.startsWith("Arrow");
    const { target } = event;
    const isWaiting = target instanceof HTMLInputElement && !target.checked;
    if (event.key !== "Enter" || event.ctrlKey || !isWaiting) return;
    event.preventDefault();
    target.click();
  };
  useFocusWhenThere(list, quiet);
  return (
    <div
      ref={list}
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={() => {
        arrow.current = false;
      }}
    >
      <ClientThings
        client_id={client_id}
        picked={pickedId(thing)}
        onPick={(picked) => onPick(picked, !arrow.current)}
      />
    </div>
  );
}

/** The list comes from the server: the keyboard waits for it, unless it went elsewhere meanwhile. */
function useFocusWhenThere(list: RefObject<HTMLDivElement | null>, quiet: boolean): void {
  useEffect(() => {
    const place = list.current;
    if (!place || quiet) return undefined;
    // Keys go to the form of a new appliance when that is what comes, never to a list that was not seen yet.
    const release = place.querySelector("input") ? () => undefined : holdKeys();
    const wait = new MutationObserver(() => {
      if (!place.querySelector("input, button")) return;
      dropKeys();
      if (!place.querySelector("input")) return;
      wait.disconnect();
      const { activeElement } = document;
      if (activeElement?.matches("input, textarea, select")) return;
      focusFirst(place);
    });
    wait.observe(place, { childList: true, subtree: true });
    return () => {
      wait.disconnect();
      release();
    };
  }, [list, quiet]);
}

type NewProps = {
  value: ApplianceDraft | undefined;
  client_id: string | undefined;
  onChange: (draft: ApplianceDraft) => void;
  onFound: (draft: ApplianceDraft, words: string) => void;
  quiet: boolean;
};

function NewAppliance({ value, client_id, onChange, onFound, quiet }: NewProps) {
  const [blank] = useState(() => emptyDraft(crypto.randomUUID()));
  const skills = useSkills();
  const form = useRef<HTMLDivElement>(null);
  const draft = value ?? blank;
  const hasKind = draft.kind_id !== "";
  const had = useRef(hasKind);
  useEffect(() => {
    // The search gives way to the fields: the keyboard goes to the first of them.
    if (hasKind && !had.current)
      form.current?.querySelector<HTMLElement>("[data-part=appliance-fields] input")?.focus();
    if (!hasKind && !quiet) focusFirst(form.current);
    had.current = hasKind;
  }, [hasKind, quiet]);
  return (
    <div ref={form}>
      <ApplianceForm
        value={draft}
        onChange={onChange}
        onFound={onFound}
        skills={skills}
        client_id={client_id}
      />
    </div>
  );
}

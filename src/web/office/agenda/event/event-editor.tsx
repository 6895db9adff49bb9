/** The editable fields of an appointment, and the window announced to the client. */
import { Button, Group, NativeSelect, Stack, Text } from "@mantine/core";
import { IconTool, IconTrash } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type RefObject } from "react";
import {
  editedFrom,
  isChanged,
  savedEvent,
  withKind,
  type EditedEvent,
} from "../../../../domain/agenda/edited-event.ts";
import { repeatTyped } from "../../../../domain/agenda/event-fields.ts";
import { withStoredField } from "../../../../domain/agenda/event-edit.ts";
import { isAbsence, type AgendaEvent } from "../../../../domain/agenda/event.ts";
import { INTERVENTION_TYPES, LOCATIONS } from "../../../../domain/catalogue/interventions.ts";
import { tellingOf } from "../../../../domain/agenda/move/move.ts";
import { toInstant, type Zone } from "../../../../domain/time.ts";
import { ConfirmButton } from "../../../ui/office/confirm-button.tsx";
import { ConflictNotice } from "../../../ui/office/conflict-notice.tsx";
import { useColleagues } from "../../shop/use-shop.ts";
import { TellQuestion } from "../move/tell-question.tsx";
import { announcedChange } from "../move/words.ts";
import { ResourceField } from "../resource/resource-field.tsx";
import { useResources } from "../resource/use-resources.ts";
import { dropEventDraft, storeEventDraft, type EventDraft } from "./draft-store.ts";
import { eventChoices } from "./event-conflicts.ts";
import { EventForm, missingText, saveEventText } from "./event-form.tsx";
import { FailureAlert } from "./failure-alert.tsx";
import { PlanningSection } from "./planning/planning-section.tsx";
import { SeriesQuestion, type SeriesAnswer } from "./series/series-question.tsx";
import { useSeries } from "./series/use-series.ts";
import { seriesText } from "./series/words.ts";
import { StatusMenu } from "./status/status-menu.tsx";
import { useEventSaving } from "./use-save-event.ts";
import styles from "./event-dialog.module.css";
import eventFormStyles from "./event-form.module.css";

type Props = {
  /** As the dialog opens: `edited` differs from `first` when a draft was found. */
  opened: EventDraft;
  draft_key: string;
  shop_id: string;
  zone: Zone;
  /** Whether closing would lose something. */
  onChanged: (isChanged: boolean) => void;
  onSaved: (event: AgendaEvent) => void;
  onRemoved: () => void;
  /** It becomes an intervention: the wizard opens with it. */
  onIntervention: (event: AgendaEvent) => void;
};

export function EventEditor(props: Props) {
  const { opened, draft_key, shop_id, zone, onChanged, onSaved, onRemoved, onIntervention } = props;
  const { first } = opened;
  const [edited, setEdited] = useState(opened.edited);
  const [before, setBefore] = useState(opened.before);
  const { save, remove, busy, failure, ...conflicting } = useEventSaving(zone);
  const nameOf = useColleagues();
  const { resourceOf } = useResources(true);
  const form = useRef<HTMLFormElement>(null);
  useFirstField(form);
  const changed = isChanged(edited, first);
  const tellChanged = useEffectEvent(onChanged);
  useEffect(() => {
    tellChanged(changed);
  }, [changed]);
  useEffect(() => {
    if (changed) storeEventDraft(draft_key, { first, edited, before });
    else dropEventDraft(draft_key);
  }, [changed, draft_key, first, edited, before]);

  const event = savedEvent(edited, { before, shop_id, zone });
  const [asking, setAsking] = useState(false);
  const { series, isKnown, isSought } = useSeries(before);
  const follows = series !== undefined && series.following > 0;
  const [scoping, setScoping] = useState<"save" | "remove">();
  const repeat = repeatTyped(edited.fields);
  const store = async (tell_client: boolean, following = false) => {
    const from = { opened: before, tell_client, repeat, following };
    if (!event || !(await save(event, from))) return;
    dropEventDraft(draft_key);
    onSaved(event);
  };
  const takeOut = async (following = false) => {
    if (!before || !(await remove(before, following))) return;
    dropEventDraft(draft_key);
    onRemoved();
  };
  const answerScope = (answer: SeriesAnswer) => {
    setScoping(undefined);
    if (answer === "none") return;
    const following = answer === "following";
    void (scoping === "save" ? store(false, following) : takeOut(following));
  };
  const submit = async () => {
    if (follows && changed) return setScoping("save");
    const telling = event && tellingOf(before, event, toInstant(Date.now()));
    if (telling === "ask") setAsking(true);
    else await store(telling === "tell");
  };
  const { conflicts, setConflicts } = conflicting;
  // Whichever value is chosen, the stored one is known from now on.
  const choose = (field: string, kept: "mine" | "theirs") => {
    const theirs = conflicts.find((conflict) => conflict.field === field)?.theirs;
    if (before) setBefore(withStoredField(before, field, theirs));
    if (event && kept === "theirs")
      setEdited(editedFrom(withStoredField(event, field, theirs), zone));
    setConflicts(conflicts.filter((conflict) => conflict.field !== field));
  };
  const onSubmit = (submitted: FormEvent) => {
    submitted.preventDefault();
    void submit();
  };
  return (
    <form ref={form} className={styles.eventEditor} onSubmit={onSubmit} noValidate>
      <Stack gap="md">
        {before && (
          <Group gap={8} justify="space-between">
            <StatusMenu edited={edited} onChange={setEdited} />
            {event && edited.repair_id === null && !isAbsence(event) && (
              <Button
                variant="default"
                leftSection={<IconTool size={18} aria-hidden />}
                onClick={() => onIntervention(event)}
              >
                En faire une intervention
              </Button>
            )}
          </Group>
        )}
        <KindRow edited={edited} onChange={setEdited} />
        <EventForm
          value={edited.fields}
          onChange={(fields) => setEdited({ ...edited, fields })}
          zone={zone}
          checked={changed}
          event_id={edited.id}
          mayRepeat={edited.repair_id === null && isKnown && !series}
          resource_ids={edited.resource_ids}
        >
          <ResourceField
            held={edited.resource_ids}
            onChange={(resource_ids) => setEdited({ ...edited, resource_ids })}
          />
        </EventForm>
        {series && (
          <Text size="sm" c="dimmed">
            {seriesText(series)}.
          </Text>
        )}
        {!isAbsence(edited) && (
          <PlanningSection edited={edited} event={event} zone={zone} onChange={setEdited} />
        )}
        {event && (
          <ConflictNotice
            conflicts={eventChoices(conflicts, event, { zone, nameOf, resourceOf })}
            onChoose={choose}
          />
        )}
        {failure && <FailureAlert failure={failure} busy={busy} onRetry={submit} />}
        {!event && !changed && (
          <Text size="sm" c="dimmed">
            {missingText(edited.fields, zone)}
          </Text>
        )}
        <Group justify="space-between" gap={8} className={styles.eventActions}>
          {before && follows ? (
            <Button
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={busy}
              onClick={() => setScoping("remove")}
            >
              Supprimer
            </Button>
          ) : before ? (
            <ConfirmButton
              variant="subtle"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={busy}
              // One of a series asks another question: it must be known which.
              disabled={isSought}
              title="Supprimer ce rendez-vous"
              why="Il disparaît de l’agenda et le temps redevient libre. La réparation, elle, reste."
              onConfirm={() => takeOut()}
            >
              Supprimer
            </ConfirmButton>
          ) : (
            <span />
          )}
          <Button type="submit" disabled={!event} loading={busy}>
            {saveEventText(!before)}
          </Button>
        </Group>
      </Stack>
      {scoping && series && (
        <SeriesQuestion
          title={scoping === "save" ? "Modifier lesquels\u202f?" : "Supprimer lesquels\u202f?"}
          series={series}
          onAnswer={answerScope}
        />
      )}
      {asking && before && event && (
        <TellQuestion
          text={announcedChange(before, event, zone)}
          onAnswer={(said) => {
            setAsking(false);
            if (said !== "stay") void store(said === "tell");
          }}
        />
      )}
    </form>
  );
}

/** The keyboard begins where something is missing: the appointment may have been read after the dialog opened. */
function useFirstField(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const timed = fields.filter(({ type }) => type === "date" || type === "time");
    const field = timed.find(({ value }) => value === "") ?? timed[0];
    const soon = setTimeout(() => field?.focus(), 0);
    return () => clearTimeout(soon);
  }, [form]);
}

type EditProps = { edited: EditedEvent; onChange: (edited: EditedEvent) => void };

const NAMES = INTERVENTION_TYPES.map(({ name }): string => name);

/** An event of another time may have a type that is no longer chosen: it is kept until changed. An absence has no place. */
const KindRow = ({ edited, onChange }: EditProps) => (
  <div className={eventFormStyles.kindRow}>
    <NativeSelect
      label="Type de rendez-vous"
      data={NAMES.includes(edited.kind) ? NAMES : [edited.kind, ...NAMES]}
      value={edited.kind}
      onChange={({ currentTarget }) => onChange(withKind(edited, currentTarget.value))}
    />
    {!isAbsence(edited) && (
      <NativeSelect
        label="Lieu"
        data={[...LOCATIONS]}
        value={edited.where}
        onChange={({ currentTarget }) => {
          const where = LOCATIONS.find((known) => known === currentTarget.value);
          if (where) onChange({ ...edited, where });
        }}
      />
    )}
  </div>
);

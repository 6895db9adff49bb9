import { Button } from "@mantine/core";
import { IconCamera, IconCheck, IconNote } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { visitToEnd } from "../../../../domain/repair/planned-visit.ts";
import { toInstant, type Zone } from "../../../../domain/time.ts";
import { useDeferrable } from "../../../platform/deferred/use-deferrable.ts";
import { queueUploads, useUploads } from "../../../platform/upload-queue.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { tellRefusal } from "../../../ui/office/notify.ts";
import { tellUndo } from "../../../ui/office/notify-undo.tsx";
import { useNow } from "../../../ui/use-now.ts";
import { useEventStatus } from "../../agenda/event/status/use-event-status.ts";
import { isFinished } from "../../../../domain/file/upload.ts";
import { useStep } from "./next-step-panel.tsx";
import { statusSet } from "./actions.ts";
import { NoteForm } from "./note-form.tsx";
import type { Sheet } from "./query.ts";
import styles from "./thumb-bar.module.css";
import { useMay } from "../../account/allowed.tsx";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

type Props = { repair: Sheet; zone: Zone };

/** On a telephone, what is done at the machine is always under the thumb: a photo, a note, « Fait ». */
export function ThumbBar({ repair, zone }: Props) {
  const [noting, setNoting] = useState(false);
  const mayWrite = useMay("edit-repair");
  if (!mayWrite) return null;
  return (
    <div className={styles.bar} data-part="thumb-bar" role="group" aria-label="Sur place">
      <PhotoButton repair_id={repair.id} />
      <Button
        variant="default"
        leftSection={<IconNote size={22} aria-hidden />}
        onClick={() => setNoting(true)}
      >
        Note
      </Button>
      <DoneButton repair={repair} zone={zone} />
      {noting && (
        <Dialog onClose={() => setNoting(false)} title="Nouvelle note">
          <NoteForm repair_id={repair.id} isFocused onAdded={() => setNoting(false)} />
        </Dialog>
      )}
    </div>
  );
}

/** Named one by one: an iPhone then gives a JPEG. */
const PHOTOS = "image/jpeg,image/png,image/webp";

function PhotoButton({ repair_id }: { repair_id: string }) {
  const input = useRef<HTMLInputElement>(null);
  const leaving = useUploads(repair_id).filter((item) => !isFinished(item)).length;
  const add = async (files: readonly File[]) => {
    const target = { recipientType: "repair", recipientID: repair_id, tags: ["photo"] } as const;
    for (const { filename, refused } of await queueUploads(files, target))
      tellRefusal(`${filename} : ${refusalText(refused)}`);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCamera size={22} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {leaving > 0 ? `Photo (${leaving})` : "Photo"}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PHOTOS}
        capture="environment"
        aria-label="Photo de la réparation"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          void add(files);
        }}
      />
    </>
  );
}

/** Ends the visit; at the workshop, does the next step when it is one touch. */
function DoneButton({ repair, zone }: Props) {
  const { setStatus, busy } = useEventStatus();
  const moving = useDeferrable(statusSet);
  const clock = { now: toInstant(useNow()), zone };
  const { action, label } = useStep(repair);
  const people = repair.events.map((event) => ({ ...event, people: [] }));
  const visit = visitToEnd(people, clock);
  const finish = async () => {
    const event = repair.events.find(({ id }) => id === visit?.id);
    if (!event || !(await setStatus(event, "DONE"))) return;
    tellUndo("Rendez-vous fait.", () => void setStatus({ ...event, status: "DONE" }, "TODO"));
  };
  if (visit)
    return (
      <Button
        color="green"
        loading={busy}
        leftSection={<IconCheck size={24} aria-hidden />}
        onClick={finish}
      >
        Fait
      </Button>
    );
  if (action?.type !== "move") return null;
  return (
    <Button
      loading={moving.busy}
      onClick={() => moving.act({ repair_id: repair.id, status: action.to, from: repair.status })}
    >
      {label}
    </Button>
  );
}

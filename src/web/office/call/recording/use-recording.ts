import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LONGEST_RECORDING } from "../../../../domain/call/recording.ts";
import { openRecorder, recordingType, type Recorder } from "../../../call/recorder.ts";
import type { Room, RoomView } from "../../../call/room.ts";
import { askToRecord, stopRecording, type Door } from "../../../call/wire.ts";
import { queueUploads } from "../../../platform/upload-queue.ts";
import { tellRefusal } from "../../../ui/office/notify.ts";

type Options = {
  door: Door;
  room: Room | undefined;
  view: RoomView;
  local: MediaStream | undefined;
  repair_id: string | undefined;
  /** In the name of the film: the client. */
  title: string;
};

export type RecordingActs = {
  /** Where the recording of the call stands for this page. */
  step: "none" | "asked" | "on";
  /** Another page of the shop records. */
  isTheirs: boolean;
  /** The client did not agree to the last one. */
  isRefused: boolean;
  ask: () => void;
  stop: () => void;
};

const NO_RECORDER =
  "Ce navigateur n’enregistre pas les appels. Ouvrez l’appel dans Chrome, Edge ou Safari.";

/** Records while the client agrees; once it is over, the film leaves as any file of the repair does. */
export function useRecording({
  door,
  room,
  view,
  local,
  repair_id,
  title,
}: Options): RecordingActs {
  const shown = view.state?.recording ?? undefined;
  const client = view.state?.participants.find(({ seat }) => seat === "client")?.id;
  const isOurs = shown !== undefined && shown.page === room?.own_id;
  const recording_id = isOurs && shown.step === "on" ? shown.id : undefined;
  const recorder = useRef<Recorder>(undefined);
  const refusal = useRefused(isOurs ? shown : undefined);

  const keep = useEffectEvent(async (id: string, film: Promise<Blob | undefined>) => {
    const bytes = await film;
    if (!bytes || !repair_id) return;
    const file = new File([bytes], `Enregistrement ${title}.mp4`, { type: "video/mp4" });
    const target = { recipientType: "repair", recipientID: repair_id, id } as const;
    const [refused] = await queueUploads([file], target);
    if (refused) tellRefusal("Le film de l’appel n’a pas pu être gardé sur cet appareil.");
  });
  const stop = (id: string): void => void stopRecording(door, id);
  const stopLate = useEffectEvent(stop);
  useEffect(() => {
    const type = recordingType();
    if (!recording_id || !type) return undefined;
    const opened = openRecorder(type);
    recorder.current = opened;
    const late = setTimeout(() => stopLate(recording_id), LONGEST_RECORDING * 60_000);
    // A page that closes would lose the film: the browser asks first.
    const askFirst = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", askFirst);
    return () => {
      clearTimeout(late);
      removeEventListener("beforeunload", askFirst);
      recorder.current = undefined;
      // The film has the recording's id, so one recording makes one film: after a seat was lost, the client is asked again.
      stopLate(recording_id);
      void keep(recording_id, opened.stop());
    };
  }, [recording_id]);
  useEffect(() => {
    const voices = [...view.streams.values(), ...(local ? [local] : [])];
    recorder.current?.follow(client ? view.streams.get(client) : undefined, voices);
  }, [recording_id, client, view.streams, local]);

  return {
    step: shown?.step ?? "none",
    isTheirs: shown !== undefined && !isOurs,
    isRefused: refusal.isRefused,
    ask: () => {
      refusal.begin();
      if (!recordingType()) tellRefusal(NO_RECORDER);
      else if (room) void askFor(door, room);
    },
    stop: () => {
      refusal.cancel();
      if (shown) stop(shown.id);
    },
  };
}

async function askFor(door: Door, room: Room): Promise<void> {
  const answer = await askToRecord(door, { id: crypto.randomUUID(), page: room.own_id });
  if (!("value" in answer)) tellRefusal(answer.message);
}

type Shown = NonNullable<RoomView["state"]>["recording"] | undefined;

/** One that this page asked for is gone without having begun, and not by the person here. */
function useRefused(ours: Shown): { begin: () => void; cancel: () => void; isRefused: boolean } {
  const [isRefused, setRefused] = useState(false);
  const before = useRef<Shown>(undefined);
  const isCancelled = useRef(false);
  useEffect(() => {
    if (!ours && before.current?.step === "asked") setRefused(!isCancelled.current);
    before.current = ours;
  }, [ours]);
  return {
    isRefused,
    begin: () => {
      isCancelled.current = false;
      setRefused(false);
    },
    cancel: () => {
      isCancelled.current = true;
    },
  };
}

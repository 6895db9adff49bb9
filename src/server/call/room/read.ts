/** What each page of a call shows. */
import { stepOf, type ShownRecording } from "../../../domain/call/recording.ts";
import type { RoomState } from "../../../domain/call/room.ts";
import { loadEvents } from "../../agenda/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { loadCall } from "../store.ts";
import { openRecordingOf, type RecordingRow } from "../recording/store.ts";
import { chatOf, presentIn } from "./store.ts";

export async function readRoom(db: ShopDb, call_id: string): Promise<RoomState | undefined> {
  const call = await loadCall(db, call_id);
  if (!call) return undefined;
  const [[event], present, chat, recording] = await Promise.all([
    loadEvents(db, call.event_id ? [call.event_id] : []),
    presentIn(db, call_id),
    chatOf(db, call_id),
    openRecordingOf(db, call_id),
  ]);
  const { status, asked_shot, shots, started_at, delay, repair_id } = call;
  return {
    status,
    participants: present.map(({ id, seat, name }) => ({ id, seat, name })),
    chat,
    asked_shot,
    shots,
    started_at,
    due_at: event?.start_at ?? null,
    delay,
    keeps_stills: repair_id !== null,
    recording: recording ? shown(recording) : null,
  };
}

function shown(recording: RecordingRow): ShownRecording | null {
  const { id, page, agreed_at } = recording;
  const step = stepOf(recording);
  return step === "over" ? null : { id, page, agreed_at, step };
}

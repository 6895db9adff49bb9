/** What the client chose and has not sent yet: on the device until the shop has it, a closed page loses nothing. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as z from "zod/mini";
import { isShot, type Shot } from "../../../../domain/call/shots.ts";
import { bytesOf, forgetBytes, keepBytes } from "../../../platform/upload-bytes.ts";
import { sendClip } from "./send.ts";

const clipShape = z.object({
  id: z.string(),
  filename: z.string(),
  /** What it shows, of the list; empty for anything else. */
  shot: z.string(),
  isKept: z.boolean(),
  /** A refusal, in words. */
  why: z.string(),
});
export type Clip = z.infer<typeof clipShape>;

const keyOf = (token: string): string => `etabli-clips:${token}`;

/** Something that was chosen for this call has not left: it does as soon as the page is open again. */
export const hasWaiting = (token: string): boolean =>
  storedIn(keyOf(token)).some(({ isKept, why }) => !isKept && why === "");

const placeOf = (id: string) => ({ cachedURL: `/appel/envois/${id}` });

/** Milliseconds before what was cut is tried again. */
const AGAIN = 5_000;

export function useClips(token: string) {
  const key = keyOf(token);
  const [clips, setClips] = useState<readonly Clip[]>([]);
  const [progress, setProgress] = useState(0);
  const isSending = useRef(false);

  const write = (change: (clips: readonly Clip[]) => readonly Clip[]): void =>
    setClips((before) => {
      const next = change(before);
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Without a store, as long as the page lives.
      }
      return next;
    });
  const mark = (id: string, facts: Partial<Clip>): void =>
    write((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));

  const next = clips.find(({ isKept, why }) => !isKept && why === "");
  const send = useEffectEvent(async (clip: Clip) => {
    if (isSending.current) return;
    isSending.current = true;
    setProgress(0);
    const bytes = await bytesOf(placeOf(clip.id));
    const sent = bytes
      ? await sendClip({ token, clip, bytes, onProgress: setProgress })
      : { why: "Ce fichier n’est plus sur cet appareil. Ajoutez-le de nouveau." };
    isSending.current = false;
    if (sent === "lost") return void setTimeout(() => write((all) => [...all]), AGAIN);
    mark(clip.id, sent === "kept" ? { isKept: true } : { why: sent.why });
    await forgetBytes([placeOf(clip.id)]);
  });
  useEffect(() => {
    setClips(storedIn(key));
  }, [key]);
  useEffect(() => {
    if (next) void send(next);
    // Again after each change, that of a cut included.
  }, [clips]);

  return {
    clips,
    /** The one on its way, and how much of it is there, 0 to 1. */
    next,
    progress,
    add: async (file: File, shot: Shot | null): Promise<void> => {
      const id = crypto.randomUUID();
      await keepBytes(placeOf(id).cachedURL, file);
      const clip = { id, filename: file.name, shot: shot ?? "", isKept: false, why: "" };
      write((all) => [...all, clip]);
    },
  };
}

function storedIn(key: string): Clip[] {
  try {
    const read = z.array(clipShape).safeParse(JSON.parse(localStorage.getItem(key) ?? "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Of the list, those that are chosen already. */
export const shotsIn = (clips: readonly Clip[]): Shot[] =>
  clips.flatMap(({ shot, why }) => (isShot(shot) && why === "" ? [shot] : []));

/** The doors of one call, the same for both sides: `path` is the call's own address. */
import type { Chat } from "../../domain/call/chat.ts";
import type { IceServer, Joined, RoomState } from "../../domain/call/room.ts";
import type { Shot } from "../../domain/call/shots.ts";
import type { ReceivedSignal, Signal } from "../../domain/call/signal.ts";

export type Door = {
  path: string;
  /** What the session of the office adds; empty for the client. */
  headers: Record<string, string>;
  /** The shop for which an administrator acts, where no header can say it. */
  shop_id?: string | undefined;
};

/** `lost`: the network gave no answer. */
export type Answer<Value> = { value: Value } | { refused: string; message: string };

const TIMEOUT_MS = 15_000;
const LOST = { refused: "lost", message: "La connexion est coupée." };

async function ask<Value>(door: Door, path: string, body?: object): Promise<Answer<Value>> {
  try {
    const response = await fetch(`${door.path}/${path}`, {
      method: body ? "POST" : "GET",
      headers: { ...door.headers, ...(body && { "content-type": "application/json" }) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const read: unknown = await response.json();
    // Our own server of the same version: its words are trusted as those of every page.
    return response.ok ? { value: read as Value } : refusalIn(read);
  } catch {
    return LOST;
  }
}

function refusalIn(read: unknown): { refused: string; message: string } {
  if (typeof read !== "object" || read === null || !("refused" in read)) return LOST;
  return { refused: String(read.refused), message: "message" in read ? String(read.message) : "" };
}

export const askToJoin = (door: Door, id: string) => ask<Joined>(door, "join", { id });
export const askState = (door: Door) => ask<RoomState>(door, "state");
export const askIce = (door: Door, id: string) => ask<{ ice: IceServer[] }>(door, `ice?page=${id}`);
export const tellSignal = (door: Door, signal: Signal) => ask<object>(door, "signals", signal);
export const tellChat = (door: Door, chat: Chat & { from: string }) =>
  ask<object>(door, "chat", chat);

/** The shop only: what lets the client's page bring one photo. */
export const askForStill = (door: Door, still: { id: string; page: string; shot: Shot | null }) =>
  ask<{ pass: string }>(door, "stills", still);

/** The shop only: the client's page then shows the question. */
export const askToRecord = (door: Door, asked: { id: string; page: string }) =>
  ask<{ asked: string }>(door, "recording", asked);
export const stopRecording = (door: Door, id: string) =>
  ask<object>(door, "recording/stop", { id });
/** The client only; a no after the yes takes it back. */
export const answerRecording = (
  door: Door,
  answer: { id: string; page: string; agreed: boolean },
) => ask<object>(door, "recording", answer);

/** A sign of life, so that the seat is kept. */
export const tellHere = (door: Door, id: string) => ask<object>(door, "here", { id });

/** Sent even while the page closes. */
export const tellLeaving = (door: Door, id: string): void =>
  void fetch(`${door.path}/leave`, {
    method: "POST",
    keepalive: true,
    headers: { ...door.headers, "content-type": "application/json" },
    body: JSON.stringify({ id }),
  }).catch(() => undefined);

export type Followed = {
  id: string;
  after: () => number;
  onSignal: (signal: ReceivedSignal) => void;
  /** Something else changed, or may have while the stream was cut. */
  onChange: () => void;
};

/** Milliseconds before a stream that was refused, or that fell silent, is opened again. */
const AGAIN = 2_000;
/** The server sends a heartbeat every 25 seconds. */
const SILENCE = 60_000;

export function follow(door: Door, { id, after, onSignal, onChange }: Followed): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(open, ms);
  };
  const open = () => {
    source?.close();
    const shop: Record<string, string> = door.shop_id ? { shop_id: door.shop_id } : {};
    const query = new URLSearchParams({ page: id, after: String(after()), ...shop });
    source = new EventSource(`${door.path}/live?${query}`);
    wait(SILENCE);
    source.addEventListener("open", onChange);
    source.addEventListener("beat", () => wait(SILENCE));
    for (const name of ["changed", "resync"]) source.addEventListener(name, onChange);
    source.addEventListener("signal", ({ data }: MessageEvent<string>) => {
      wait(SILENCE);
      onSignal(JSON.parse(data));
    });
    source.addEventListener("error", () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      onChange();
      wait(AGAIN);
    });
  };
  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

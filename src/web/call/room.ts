/** One page's side of a call: its seat, its connections to the others, what is heard and written. */
import type { Mark } from "../../domain/call/mark.ts";
import { SIGN_EVERY } from "../../domain/call/presence.ts";
import { qualityOf, type Quality } from "../../domain/call/quality.ts";
import { isOut, othersOf, type IceServer, type RoomState } from "../../domain/call/room.ts";
import type { Seat } from "../../domain/call/seat.ts";
import type { ReceivedSignal, SignalBody } from "../../domain/call/signal.ts";
import { countsIn, measureOf, type Counts, type Entry } from "./measure.ts";
import { openPeer, type Peer } from "./peer.ts";
import { adaptTo, sendStream } from "./send-media.ts";
import {
  askIce,
  askState,
  askToJoin,
  follow,
  tellChat,
  tellHere,
  tellLeaving,
  tellSignal,
  type Door,
} from "./wire.ts";

/** `out`: another device took the seat, or the call ended; `why` says which. */
export type Standing = "joining" | "in" | "out";

export type RoomView = {
  standing: Standing;
  /** A refusal in words; empty for none. */
  why: string;
  seat: Seat | undefined;
  state: RoomState | undefined;
  quality: Quality | undefined;
  /** By participant. */
  streams: ReadonlyMap<string, MediaStream>;
};

type Options = {
  door: Door;
  onView: (view: RoomView) => void;
  onMark: (mark: Mark, from: string) => void;
  /** What is drawn now, for a page that comes in. */
  standing: () => readonly Mark[];
};

export const FIRST_VIEW: RoomView = {
  standing: "joining",
  why: "",
  seat: undefined,
  state: undefined,
  quality: undefined,
  streams: new Map(),
};

/** Milliseconds between two measures of the line, and between two signs of life. */
const PULSE = 2_000;
const SIGN = 1_000 * SIGN_EVERY;

export type Room = ReturnType<typeof openRoom>;

export function openRoom({ door, onView, onMark, standing }: Options) {
  const own_id = crypto.randomUUID();
  const peers = new Map<string, Peer>();
  const counts = new Map<string, Counts>();
  const early = new Map<string, SignalBody[]>();
  let view = FIRST_VIEW;
  let ice: readonly IceServer[] = [];
  let position = 0;
  let local: MediaStream | undefined;
  let outbox = Promise.resolve();
  let asking = Promise.resolve();
  let stop: (() => void) | undefined;
  let pulse: ReturnType<typeof setInterval> | undefined;
  let signs: ReturnType<typeof setInterval> | undefined;

  const show = (facts: Partial<RoomView>): void => {
    view = { ...view, ...facts };
    onView(view);
  };

  /** One after another: a candidate never overtakes the description that it belongs to. */
  const send = (to: string) => (body: SignalBody) => {
    const signal = { id: crypto.randomUUID(), from: own_id, to, body };
    outbox = outbox.then(() => deliver(signal));
  };

  async function deliver(signal: Parameters<typeof tellSignal>[1]): Promise<void> {
    for (let attempt = 0; attempt < 8 && view.standing === "in"; attempt++) {
      const answer = await tellSignal(door, signal);
      if ("value" in answer || answer.refused !== "lost") return;
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }

  function connectTo(other_id: string): void {
    const peer = openPeer({
      own_id,
      other_id,
      ice,
      send: send(other_id),
      onStream: (stream) => show({ streams: new Map(view.streams).set(other_id, stream) }),
      onMark: (mark) => onMark(mark, other_id),
      standing,
      onState: () => void measure(),
      freshIce: async () => {
        const answer = await askIce(door, own_id);
        if ("value" in answer) ice = answer.value.ice;
        return ice;
      },
    });
    peers.set(other_id, peer);
    if (local) sendStream(peer.connection, local);
    for (const body of early.get(other_id) ?? []) peer.receive(body);
    early.delete(other_id);
  }

  function letGo(other_id: string): void {
    peers.get(other_id)?.close();
    peers.delete(other_id);
    counts.delete(other_id);
    const streams = new Map(view.streams);
    streams.delete(other_id);
    show({ streams });
  }

  async function learn(state: RoomState): Promise<void> {
    show({ state });
    if (state.status === "ended") return leave("L’appel est terminé.");
    if (isOut(own_id, state)) return outOf(state);
    const others = othersOf(own_id, state).map(({ id }) => id);
    for (const id of peers.keys()) if (!others.includes(id)) letGo(id);
    for (const id of others) if (!peers.has(id)) connectTo(id);
  }

  /** Another device took the seat; or it was let go while this page could not say that it was there, and is taken again. */
  async function outOf({ participants }: RoomState): Promise<void> {
    const isTaken = participants.some(({ seat }) => seat === view.seat);
    if (isTaken) return leave("L’appel continue sur un autre appareil.");
    for (const id of peers.keys()) letGo(id);
    const answer = await askToJoin(door, own_id);
    if ("value" in answer) {
      ice = answer.value.ice;
      await learn(answer.value.state);
    } else if (answer.refused !== "lost") leave(answer.message);
  }

  async function sayHere(): Promise<void> {
    const answer = await tellHere(door, own_id);
    if (!("value" in answer) && answer.refused !== "lost") refresh();
  }

  function refresh(): void {
    asking = asking.then(async () => {
      if (view.standing !== "in") return;
      const answer = await askState(door);
      if ("value" in answer) await learn(answer.value);
      else if (answer.refused !== "lost") leave(answer.message);
    });
  }

  function hear({ position: at, from, body }: ReceivedSignal): void {
    // A stream that was cut begins again where its address says.
    if (at <= position) return;
    position = at;
    const peer = peers.get(from);
    if (peer) return peer.receive(body);
    // Whoever came in is in the state, which is on its way.
    early.set(from, [...(early.get(from) ?? []), body]);
    refresh();
  }

  async function measure(): Promise<void> {
    const qualities: Quality[] = [];
    for (const [id, peer] of peers) {
      const entries: Entry[] = [];
      (await peer.connection.getStats()).forEach((entry: Entry) => entries.push(entry));
      const before = counts.get(id) ?? { received: 0, lost: 0 };
      counts.set(id, countsIn(entries));
      const quality = qualityOf(measureOf(before, { entries, connected: peer.isConnected() }));
      if (quality !== "cut") await adaptTo(peer.connection, quality);
      qualities.push(quality);
    }
    const [quality] = ["cut", "poor", "fair", "good"].flatMap(
      (word) => qualities.find((one) => one === word) ?? [],
    );
    if (quality !== view.quality) show({ quality });
  }

  function leave(why: string): void {
    stop?.();
    clearInterval(pulse);
    clearInterval(signs);
    removeEventListener("online", backOnline);
    removeEventListener("pagehide", closePage);
    for (const id of peers.keys()) peers.get(id)?.close();
    peers.clear();
    show({ standing: "out", why, streams: new Map(), quality: undefined });
  }

  const backOnline = (): void => {
    void sayHere();
    refresh();
    for (const peer of peers.values()) void peer.restart();
  };
  const closePage = (): void => tellLeaving(door, own_id);

  async function join(): Promise<void> {
    const answer = await askToJoin(door, own_id);
    if (!("value" in answer)) return show({ standing: "out", why: answer.message });
    ice = answer.value.ice;
    show({ standing: "in", why: "", seat: answer.value.seat });
    stop = follow(door, { id: own_id, after: () => position, onSignal: hear, onChange: refresh });
    pulse = setInterval(() => void measure(), PULSE);
    signs = setInterval(() => void sayHere(), SIGN);
    addEventListener("online", backOnline);
    addEventListener("pagehide", closePage);
    await learn(answer.value.state);
  }

  return {
    own_id,
    join,
    /** The tracks that are sent from now on, to those who come later too. */
    give(stream: MediaStream): void {
      local = stream;
      for (const { connection } of peers.values()) sendStream(connection, stream);
    },
    /** False when it went to nobody. */
    mark: (mark: Mark): boolean =>
      [...peers.values()].map((peer) => peer.mark(mark)).includes(true),
    /** Answers the refusal in words; empty when it was sent. */
    async write(text: string, id: string): Promise<string> {
      const answer = await tellChat(door, { id, text, from: own_id });
      return "value" in answer ? "" : answer.message;
    },
    hangUp(): void {
      if (view.standing === "in") tellLeaving(door, own_id);
      leave("");
    },
  };
}

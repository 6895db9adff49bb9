/**
 * One connection to one other page, by « perfect negotiation » (W3C): either side may offer at any time, and of two
 * offers that cross, the polite side takes its own back. Signals are handled one after another.
 */
import { readMark, type Mark } from "../../domain/call/mark.ts";
import { isPolite, type IceServer } from "../../domain/call/room.ts";
import type { SignalBody } from "../../domain/call/signal.ts";

export type PeerOptions = {
  own_id: string;
  other_id: string;
  ice: readonly IceServer[];
  send: (body: SignalBody) => void;
  onStream: (stream: MediaStream) => void;
  onMark: (mark: Mark) => void;
  /** What the other page is told first: it may have come late, or again. */
  standing: () => readonly Mark[];
  /** The connection came up, went down, or is on its way. */
  onState: () => void;
  /** Credentials of the relay may have died since the last ones. */
  freshIce: () => Promise<readonly IceServer[] | undefined>;
};

/** Milliseconds after which a broken connection is first tried on another way. */
const PATIENCE = 2_000;

export type Peer = ReturnType<typeof openPeer>;

export function openPeer(options: PeerOptions) {
  const { own_id, other_id, ice, send } = options;
  const connection = new RTCPeerConnection({ iceServers: [...ice] });
  const marks = connection.createDataChannel("marks", { negotiated: true, id: 0 });
  const polite = isPolite(own_id, other_id);
  let making = false;
  let ignoring = false;
  let queue = Promise.resolve();
  let attempts = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  connection.addEventListener("negotiationneeded", () => void offer());
  connection.addEventListener("icecandidate", ({ candidate }) => {
    if (candidate) send({ candidate: candidateOf(candidate) });
  });
  connection.addEventListener("track", ({ streams: [stream] }) => {
    if (stream) options.onStream(stream);
  });
  connection.addEventListener("connectionstatechange", () => {
    options.onState();
    clearTimeout(patience);
    const { connectionState } = connection;
    if (connectionState === "connected") attempts = 0;
    // Each time later, so that a line that is down is not flooded.
    if (connectionState === "failed" || connectionState === "disconnected")
      patience = setTimeout(() => void restart(), PATIENCE * 2 ** Math.min(attempts++, 4));
  });
  marks.addEventListener("message", ({ data }) => {
    const mark = readMark(data);
    if (mark) options.onMark(mark);
  });
  marks.addEventListener("open", () => {
    for (const mark of options.standing()) sendMark(mark);
    options.onState();
  });

  async function offer(): Promise<void> {
    // The first offer is the impolite side's: Chromium that took back a first offer refuses the channel of the other's.
    if (polite && !connection.remoteDescription) return;
    making = true;
    try {
      await connection.setLocalDescription();
      sendDescription();
    } catch {
      // The connection closed meanwhile.
    } finally {
      making = false;
    }
  }

  function sendDescription(): void {
    const description = connection.localDescription;
    if (description) send({ description: { type: description.type, sdp: description.sdp } });
  }

  async function restart(): Promise<void> {
    const fresh = await options.freshIce();
    if (connection.signalingState === "closed") return;
    if (fresh) connection.setConfiguration({ iceServers: [...fresh] });
    connection.restartIce();
  }

  async function take(body: SignalBody): Promise<void> {
    if ("candidate" in body) {
      await connection.addIceCandidate(body.candidate).catch((error: unknown) => {
        if (!ignoring) throw error;
      });
      return;
    }
    const { description } = body;
    const collides =
      description.type === "offer" && (making || connection.signalingState !== "stable");
    ignoring = !polite && collides;
    if (ignoring) return;
    await connection.setRemoteDescription(description);
    if (description.type !== "offer") return;
    await connection.setLocalDescription();
    sendDescription();
  }

  /** False while the channel is not open: nothing waits for it. */
  function sendMark(mark: Mark): boolean {
    if (marks.readyState !== "open") return false;
    marks.send(JSON.stringify(mark));
    return true;
  }

  return {
    connection,
    /** A signal that cannot be used leaves the connection to its next one. */
    receive(body: SignalBody): void {
      queue = queue.then(() => take(body)).catch(() => undefined);
    },
    mark: sendMark,
    isConnected: (): boolean => connection.connectionState === "connected",
    restart,
    close(): void {
      clearTimeout(patience);
      connection.close();
    },
  };
}

function candidateOf(candidate: RTCIceCandidate) {
  const { candidate: text, sdpMid, sdpMLineIndex, usernameFragment } = candidate.toJSON();
  return { candidate: text ?? "", sdpMid, sdpMLineIndex, usernameFragment };
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { QUALITY_FR } from "../../../domain/call/quality.ts";
import type { Mark } from "../../../domain/call/mark.ts";
import type { Seat } from "../../../domain/call/seat.ts";
import { SHOT_REQUEST_FR } from "../../../domain/call/shots.ts";
import { ChatPanel } from "../../call/chat-panel.tsx";
import { stopStream } from "../../call/local-media.ts";
import type { RoomView } from "../../call/room.ts";
import { Stage } from "../../call/stage.tsx";
import { useDrawing } from "../../call/use-drawing.ts";
import { useRoom } from "../../call/use-room.ts";
import type { PageProps } from "../props.ts";
import { CallBar } from "./call-bar.tsx";
import { ClipsSheet } from "./clips/clips-sheet.tsx";
import { RecordingSheet } from "./recording/recording-sheet.tsx";
import { useUnmet } from "./use-unmet.ts";
import { useLamp } from "./use-lamp.ts";
import { useStills } from "./use-stills.ts";
import styles from "./call-page.module.css";

type Props = PageProps["call/page"] & {
  local: MediaStream;
  onLocal: (local: MediaStream) => void;
  onOut: (why: string) => void;
};

/** The client's screen during the call: what their camera shows, with what the repairer points at. */
export function InCall({ token, shop, takes_clips, local, onLocal, onOut }: Props) {
  const { drawn, show, standing } = useDrawing();
  const [isWriting, setWriting] = useState(local.getTracks().length === 0);
  const [isSending, setSending] = useState(false);
  const door = useRef({ path: `/appel/${token}`, headers: {} });
  const stills = useStills({ token, local });
  const lamp = useLamp(local);
  const hear = (mark: Mark): void => {
    if (mark.kind === "still") void (room && stills.answer(room, mark));
    else if (mark.kind === "torch") void lamp.light(mark.on === true);
    else show(mark);
  };
  const { room, view } = useRoom(door.current, local, {
    onMark: hear,
    standing: () => [...standing(), { kind: "torch", on: lamp.isLit }],
  });
  useEffect(() => {
    room?.mark({ kind: "torch", on: lamp.isLit });
  }, [room, lamp.isLit]);
  const out = useEffectEvent(onOut);
  useEffect(() => {
    if (view.standing !== "out") return;
    stopStream(local);
    out(view.why || "Vous avez quitté l’appel.");
  }, [view.standing, view.why]);
  const isUnmet = useUnmet(view);
  const lines = view.state?.chat ?? [];
  const read = useRef(0);
  if (isWriting) read.current = lines.length;
  return (
    <main className={styles.call} tabIndex={-1}>
      <h1 className={styles.unseen}>Appel vidéo avec {shop.name}</h1>
      <Banner view={view} shop={shop.name} photo={stills.said} />
      <div className={styles.picture}>
        <Stage stream={local} label="Votre caméra" drawn={drawn} muted />
        {[...view.streams].map(([id, stream]) => (
          <Voice key={id} stream={stream} />
        ))}
      </div>
      {room && view.state?.recording && (
        <RecordingSheet
          key={view.state.recording.id}
          recording={view.state.recording}
          door={door.current}
          page={room.own_id}
          shop={shop.name}
        />
      )}
      {takes_clips && (isUnmet || isSending) && (
        <ClipsSheet
          token={token}
          shop={shop.name}
          isOpen={isSending}
          onOpen={(isOpen) => {
            setSending(isOpen);
            if (isOpen) setWriting(false);
          }}
        />
      )}
      {isWriting && (
        <div className={styles.sheet}>
          <ChatPanel
            lines={lines}
            seat="client"
            nameOf={(seat) => nameIn(view, seat, shop.name)}
            onWrite={async (text, id) => (room ? room.write(text, id) : "")}
          />
        </div>
      )}
      <CallBar
        local={local}
        lamp={lamp}
        onLocal={onLocal}
        unread={isWriting ? 0 : lines.length - read.current}
        isWriting={isWriting}
        onWriting={() => {
          setWriting(!isWriting);
          setSending(false);
        }}
        onLeave={() => room?.hangUp()}
      />
    </main>
  );
}

const nameIn = ({ state }: RoomView, seat: Seat, shop: string): string =>
  seat === "client" ? "Vous" : state?.participants.find((one) => one.seat === seat)?.name || shop;

type BannerProps = { view: RoomView; shop: string; photo: string };

/** What happens, or what is asked, in one line above the picture. */
function Banner({ view: { state, quality }, shop, photo }: BannerProps) {
  const isMet = state?.participants.some(({ seat }) => seat !== "client") ?? false;
  const asked = state?.asked_shot;
  const waiting =
    state && state.delay > 0
      ? `${shop} a environ ${state.delay}\u202fmin de retard. Gardez cette page ouverte.`
      : `${shop} va vous rejoindre. Gardez cette page ouverte.`;
  const said = !isMet ? waiting : asked ? SHOT_REQUEST_FR[asked] : `${shop} voit votre caméra.`;
  return (
    <div className={styles.banner} role="status">
      <p>{photo || said}</p>
      {isMet && quality && quality !== "good" && (
        <p className={styles.line}>{QUALITY_FR[quality]}</p>
      )}
    </div>
  );
}

function Voice({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream;
  }, [stream]);
  // The other side's voice has no captions to give: it is written in the chat.
  return <audio ref={audio} autoPlay />;
}

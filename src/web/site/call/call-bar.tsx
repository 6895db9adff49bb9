import { useState } from "react";
import {
  abilitiesOf,
  MEDIA_REFUSAL_FR,
  setCamera,
  turnCamera,
  type Facing,
} from "../../call/local-media.ts";
import { Glyph } from "../../ui/site/sign.tsx";
import type { LampState } from "./use-lamp.ts";
import styles from "./call-page.module.css";

const GLYPHS = {
  voice:
    "M10 2.5a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-5 0V5A2.5 2.5 0 0 1 10 2.5M4.5 9.5a5.5 5.5 0 0 0 11 0M10 15v2.5",
  camera: "M2.5 6h9.5v8H2.5zM12 9l5.5-3v8L12 11",
  turn: "M4 8a6.5 6.5 0 0 1 11.5-2.5M16 3v3h-3M16 12a6.5 6.5 0 0 1-11.5 2.5M4 17v-3h3",
  lamp: "M10 2.5a5 5 0 0 1 3 9v2H7v-2a5 5 0 0 1 3-9M8 16.5h4",
  write: "M3 4h14v10H9l-4 3v-3H3z",
  leave: "M2.5 12c4-4 11-4 15 0l-2 2.5-3-1.5v-2a10 10 0 0 0-5 0v2l-3 1.5z",
} as const;

type Props = {
  local: MediaStream;
  lamp: LampState;
  onLocal: (local: MediaStream) => void;
  isWriting: boolean;
  unread: number;
  onWriting: () => void;
  onLeave: () => void;
};

/** Under the thumb: voice, camera, the other camera, lamp, writing, leaving. */
export function CallBar({ local, lamp, onLocal, isWriting, unread, onWriting, onLeave }: Props) {
  const [facing, setFacing] = useState<Facing>("environment");
  const [why, setWhy] = useState("");
  const [camera] = local.getVideoTracks();
  const [voice] = local.getAudioTracks();
  const turn = async (): Promise<void> => {
    const next = facing === "environment" ? "user" : "environment";
    const taken = await turnCamera(local, next);
    if ("stream" in taken) {
      setFacing(next);
      onLocal(taken.stream);
    }
    setWhy("stream" in taken ? "" : MEDIA_REFUSAL_FR[taken.refused]);
  };
  return (
    <div className={styles.bar}>
      {why && <p role="alert">{why}</p>}
      {camera && <Zoom key={camera.id} camera={camera} />}
      <div className={styles.buttons}>
        {voice && <TrackSwitch key={voice.id} track={voice} glyph="voice" name="Micro" />}
        {camera && <TrackSwitch key={camera.id} track={camera} glyph="camera" name="Caméra" />}
        {camera && (
          <button type="button" onClick={() => void turn()}>
            <Glyph path={GLYPHS.turn} />
            Retourner
          </button>
        )}
        {lamp.isLit !== null && (
          <button
            type="button"
            aria-pressed={lamp.isLit}
            onClick={() => void lamp.light(!lamp.isLit)}
          >
            <Glyph path={GLYPHS.lamp} />
            Lampe
          </button>
        )}
        <button type="button" aria-pressed={isWriting} onClick={onWriting}>
          <Glyph path={GLYPHS.write} />
          {unread > 0 ? `Écrire (${unread})` : "Écrire"}
        </button>
        <button type="button" className={styles.leave} onClick={onLeave}>
          <Glyph path={GLYPHS.leave} />
          Quitter
        </button>
      </div>
    </div>
  );
}

type SwitchProps = { track: MediaStreamTrack; glyph: "voice" | "camera"; name: string };

function TrackSwitch({ track, glyph, name }: SwitchProps) {
  const [isOn, setOn] = useState(track.enabled);
  const change = (): void => {
    track.enabled = !isOn;
    setOn(!isOn);
  };
  return (
    <button type="button" aria-pressed={isOn} data-off={!isOn || undefined} onClick={change}>
      <Glyph path={GLYPHS[glyph]} />
      {isOn ? name : `${name} coupé${glyph === "camera" ? "e" : ""}`}
    </button>
  );
}

function Zoom({ camera }: { camera: MediaStreamTrack }) {
  const { zoom } = abilitiesOf(camera);
  const [value, setValue] = useState(zoom?.min ?? 1);
  if (!zoom) return null;
  return (
    <label className={styles.zoom}>
      Zoom
      <input
        type="range"
        min={zoom.min}
        max={zoom.max}
        step="any"
        value={value}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value);
          setValue(next);
          void setCamera(camera, { zoom: next });
        }}
      />
    </label>
  );
}

import {
  IconBulb,
  IconCamera,
  IconEraser,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconPointer,
} from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import type { Mark } from "../../../domain/call/mark.ts";
import { frozenPicture } from "../../call/freeze.ts";
import type { Drawn } from "../../call/marks.ts";
import { Stage, type Hand } from "../../call/stage.tsx";
import styles from "./picture.module.css";

type Props = {
  stream: MediaStream | undefined;
  drawn: Drawn;
  /** Shown here and on the other pages. */
  onMark: (mark: Mark) => void;
  /** Whether the client's lamp is lit; null where there is none. */
  lamp: boolean | null;
  onLamp: (on: boolean) => void;
  /** Absent where no photo is kept. */
  onStill: (() => void) | undefined;
};

/** A finger scrolls the page until it is told to point; a mouse points at once. */
const firstHand = (): Hand | undefined =>
  matchMedia("(pointer: fine)").matches ? "point" : undefined;

/** What the client's camera shows, large, and what the technician shows them on it. */
export function Picture({ stream, drawn, onMark, lamp, onLamp, onStill }: Props) {
  const [hand, setHand] = useState(firstHand);
  const [video, setVideo] = useState<HTMLVideoElement>();
  const take = (one: Hand): void => setHand(hand === one ? undefined : one);
  const freeze = (): void => {
    if (drawn.frozen) return onMark({ kind: "freeze", picture: null });
    const picture = video && frozenPicture(video);
    if (picture) onMark({ kind: "freeze", picture });
  };
  return (
    <div className={styles.picture}>
      <Stage
        stream={stream}
        label="Ce que montre la caméra du client"
        drawn={drawn}
        muted={false}
        hand={hand}
        onMark={onMark}
        onShown={setVideo}
      />
      <div className={styles.tools} role="group" aria-label="Outils de l’image">
        <Tool isOn={hand === "point"} onClick={() => take("point")}>
          <IconPointer aria-hidden />
          Pointer
        </Tool>
        <Tool isOn={hand === "draw"} onClick={() => take("draw")}>
          <IconPencil aria-hidden />
          Dessiner
        </Tool>
        <Tool disabled={!video} onClick={freeze}>
          {drawn.frozen ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
          {drawn.frozen ? "Reprendre" : "Figer l’image"}
        </Tool>
        <Tool disabled={drawn.strokes.length === 0} onClick={() => onMark({ kind: "clear" })}>
          <IconEraser aria-hidden />
          Effacer
        </Tool>
        {lamp !== null && (
          <Tool isOn={lamp} onClick={() => onLamp(!lamp)}>
            <IconBulb aria-hidden />
            Lampe
          </Tool>
        )}
        {onStill && (
          <Tool isMain disabled={!stream} onClick={onStill}>
            <IconCamera aria-hidden />
            Prendre une photo
          </Tool>
        )}
      </div>
    </div>
  );
}

type ToolProps = {
  isOn?: boolean;
  isMain?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

const Tool = ({ isOn, isMain, disabled, onClick, children }: ToolProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    data-main={isMain}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </button>
);

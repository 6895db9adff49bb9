import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { moved, pictureBox, placeIn, type Mark, type Place } from "../../domain/call/mark.ts";
import { pathOf, type Drawn } from "./marks.ts";
import { usePencil } from "./use-pencil.ts";
import { useOncePerFrame } from "./use-once-per-frame.ts";
import styles from "./call.module.css";

export type Hand = "point" | "draw";

type Props = {
  stream: MediaStream | undefined;
  /** Said by a screen reader. */
  label: string;
  drawn: Drawn;
  /** The sound of the other side is played here; one's own is not. */
  muted: boolean;
  /** What a finger or the mouse does on the picture; absent where one only looks. */
  hand?: Hand | undefined;
  onMark?: (mark: Mark) => void;
  /** Pictures come: this is where. */
  onShown?: (video: HTMLVideoElement) => void;
};

type Size = { width: number; height: number };
const NO_SIZE: Size = { width: 16, height: 9 };
const MIDDLE: Place = [0.5, 0.5];

/** The picture of the call, whole in its frame, with what is drawn over it. */
export function Stage({ stream, label, drawn, muted, hand, onMark, onShown }: Props) {
  const [live, setLive] = useState(NO_SIZE);
  // A frozen picture keeps its shape when the telephone turns.
  const [still, setStill] = useState(NO_SIZE);
  const size = drawn.frozen ? still : live;
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const point = useOncePerFrame((at: Place) => onMark?.({ kind: "point", at }));
  const pencil = usePencil(onMark);
  useEffect(() => {
    if (!video.current) return;
    video.current.srcObject = stream ?? null;
    // Refused where the page was not touched yet: the browser then shows its own button.
    video.current.play().catch(() => undefined);
  }, [stream]);
  const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Place | undefined =>
    frame.current
      ? placeIn(pictureBox(frame.current.getBoundingClientRect(), size), { x, y })
      : undefined;
  const move = (event: PointerEvent): void => {
    const at = placeOf(event);
    if (!at || !onMark) return;
    if (hand === "point") point(at);
    else pencil.move(at);
  };
  const begin = (event: PointerEvent): void => {
    const at = placeOf(event);
    if (at && hand === "draw") pencil.begin(at);
    else move(event);
  };
  const pointByKey = (event: KeyboardEvent): void => {
    const at = hand === "point" && moved(drawn.point ?? MIDDLE, event.key);
    if (!at) return;
    event.preventDefault();
    point(at);
  };
  return (
    <div
      ref={frame}
      className={styles.stage}
      data-hand={hand}
      {...(hand === "point" && { tabIndex: 0, role: "application", "aria-label": POINTING })}
      onKeyDown={pointByKey}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={pencil.end}
      onPointerCancel={pencil.end}
      onPointerLeave={pencil.end}
    >
      <video
        ref={video}
        autoPlay
        playsInline
        muted={muted}
        aria-label={label}
        onLoadedData={({ currentTarget }) => onShown?.(currentTarget)}
        onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
          setLive({ width: videoWidth || 16, height: videoHeight || 9 })
        }
      />
      {drawn.frozen && (
        <img
          className={styles.frozen}
          src={drawn.frozen}
          alt="Image figée"
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setStill({ width: naturalWidth, height: naturalHeight })
          }
        />
      )}
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {drawn.strokes.map(({ id, points }) => (
          <path key={id} d={pathOf(points, size)} />
        ))}
        {drawn.point && (
          <circle
            data-pointer
            cx={drawn.point[0] * size.width}
            cy={drawn.point[1] * size.height}
            r={Math.max(size.width, size.height) / 36}
          />
        )}
      </svg>
    </div>
  );
}

const POINTING = "Pointer sur l’image : les flèches déplacent le repère";

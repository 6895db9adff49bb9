import { useEffect, useRef, useState, type PointerEvent } from "react";
import { pictureBox, placeIn, type Mark, type Place } from "../../domain/call/mark.ts";
import { pathOf, type Drawn } from "./marks.ts";
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
  videoRef?: (video: HTMLVideoElement | null) => void;
};

type Size = { width: number; height: number };

/** The picture of the call, whole in its frame, with what is drawn over it. */
export function Stage({ stream, label, drawn, muted, hand, onMark, videoRef }: Props) {
  const [size, setSize] = useState<Size>({ width: 16, height: 9 });
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [stroke, setStroke] = useState<readonly Place[]>([]);
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
    if (hand === "point") onMark({ kind: "point", at });
    else if (stroke.length > 0) setStroke([...stroke, at]);
  };
  const begin = (event: PointerEvent): void => {
    const at = placeOf(event);
    if (at && hand === "draw") setStroke([at]);
    else move(event);
  };
  const end = (): void => {
    if (stroke.length > 1) onMark?.({ kind: "stroke", points: [...stroke] });
    setStroke([]);
  };
  return (
    <div
      ref={frame}
      className={styles.stage}
      data-hand={hand}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerLeave={end}
    >
      <video
        ref={(element) => {
          video.current = element;
          videoRef?.(element);
        }}
        autoPlay
        playsInline
        muted={muted}
        aria-label={label}
        onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
          setSize({ width: videoWidth || 16, height: videoHeight || 9 })
        }
      />
      {drawn.frozen && <img className={styles.frozen} src={drawn.frozen} alt="Image figée" />}
      <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        {[...drawn.strokes, stroke].map((points, index) => (
          <path key={index} d={pathOf(points, size)} />
        ))}
        {drawn.point && (
          <circle
            data-pointer
            cx={drawn.point[0] * size.width}
            cy={drawn.point[1] * size.height}
            r={size.width / 40}
          />
        )}
      </svg>
    </div>
  );
}

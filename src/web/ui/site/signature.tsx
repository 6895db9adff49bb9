import { useRef, useState, type PointerEvent } from "react";
import { Button } from "./button.tsx";
import { TextField } from "./field.tsx";
import styles from "./signature.module.css";
import { addPoint, pathOf, type Stroke } from "./strokes.ts";

type Props = {
  typed: string;
  error?: string;
  /** SVG path in a 600 × 200 frame; empty after clearing. */
  onDraw: (strokes: string) => void;
  onType: (text: string) => void;
};

const WIDTH = 600;
const HEIGHT = 200;

/** Draw with a finger, a pen or a mouse, or type: the keyboard's way is always there. */
export function SignaturePad({ typed, error, onDraw, onType }: Props) {
  const frame = useRef<SVGSVGElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [drawing, setDrawing] = useState(false);

  const keep = (next: readonly Stroke[]) => {
    setStrokes(next);
    onDraw(pathOf(next));
  };
  const pointIn = ({ clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return {
      x: ((clientX - box.left) / box.width) * WIDTH,
      y: ((clientY - box.top) / box.height) * HEIGHT,
    };
  };

  return (
    <div className={styles.pad}>
      <p className={styles.label}>Votre signature</p>
      <svg
        ref={frame}
        className={styles.frame}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label="Cadre de signature : dessinez, ou tapez votre nom ci-dessous"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDrawing(true);
          keep([...strokes, [pointIn(event)]]);
        }}
        onPointerMove={(event) => drawing && keep(addPoint(strokes, pointIn(event)))}
        onPointerUp={() => setDrawing(false)}
        onPointerCancel={() => setDrawing(false)}
      >
        <path className={styles.rule} d={`M24 ${HEIGHT - 44}H${WIDTH - 24}`} />
        <path className={styles.ink} d={pathOf(strokes)} />
      </svg>
      {strokes.length > 0 && (
        <Button look="bare" onClick={() => keep([])}>
          Effacer la signature
        </Button>
      )}
      <TextField
        name="typed"
        label="Ou tapez votre nom en guise de signature"
        maxLength={120}
        value={typed}
        error={error}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}

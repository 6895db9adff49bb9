/** One family: a 2 px line in the ink of the text, one fill in the accent, nothing else. */
export type Strokes = { accent: string; line: string };

export const Drawing = ({ strokes, size = 64 }: { strokes: Strokes; size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true">
    <path d={strokes.accent} fill="var(--accent)" />
    <path
      d={strokes.line}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

/** The bench and its vice: two strokes of wood, one of steel. */
export const Logo = () => (
  <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="7" fill="#5e2abb" />
    <path
      d="M5 11.5h18M8 11.5V22M20 11.5V22"
      stroke="#fff"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M11 11V6.5h6V11"
      stroke="#ffba1c"
      strokeWidth="2.2"
      strokeLinejoin="round"
      fill="none"
    />
  </svg>
);

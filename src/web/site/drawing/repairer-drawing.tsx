const WALL =
  "M24 46h92M52 46v10M44 56h16v9H44zM52 65v37M92 46v8M87 54h10v20H87zM92 74v28M89 102h6M186 46h44M208 46v8M200 54c0 9 16 9 16 0v13l-5 5v30h-6V72l-5-5z";
const MACHINE =
  "M250 128h104a7 7 0 0 1 7 7v135H243V135a7 7 0 0 1 7-7M243 154h118M256 141h22M334 141h2M346 141h2M302 248a36 36 0 1 0 0-72 36 36 0 0 0 0 72M302 240a28 28 0 1 0 0-56 28 28 0 0 0 0 56M274 212c7-5 9 5 14 0s9 5 14 0 9 5 14 0 9 5 14 0M252 270v6M352 270v6";
const WATER = "M274 212c7-5 9 5 14 0s9 5 14 0 9 5 14 0 9 5 14 0a28 28 0 0 1-56 0z";
const BODY =
  "M118 270v-84c0-22 2-40 14-50 8-6 30-6 38 0 12 10 14 28 14 50v84M151 270v-46M118 270h33M151 270h33M134 134v-14M168 134v-14";
const HEAD =
  "M129 100c0 16 9 26 22 26s22-10 22-26M125 100c0-20 10-30 26-30s26 10 26 30zM177 100h14M142 108v1M160 108v1M145 116c4 3 8 3 12 0M151 70v-3";
const APRON = "M134 142h34v14l6 10v52h-46v-52l6-10z";
const STRAPS = "M134 142l-4-8M168 142l4-8M138 184h26v14h-26z";
const ARMS =
  "M182 158l24 26 34-14M184 182l20 20c3 3 6 3 9 1l27-15M118 158l-14 30v24M126 188l-8 16v8M240 170l8-8M240 188l14-14M248 162a8 8 0 1 1 10 10l-4 2";
const BOX =
  "M84 222h52a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H84a4 4 0 0 1-4-4v-30a4 4 0 0 1 4-4M98 222v-8h24v8M80 238h60M106 234h8v8h-8z";
/** Filled with the ground's colour, so that what is behind the toolbox does not show through it. */
const HIDDEN = "M80 222h60v38H80z";
const TOOLBOX_GROUND = "var(--ground)";

/** The repairer at work, tools on the wall, each in its place. */
export const RepairerDrawing = () => (
  <svg viewBox="10 30 372 254" fill="none" aria-hidden="true">
    <path d={APRON + WATER} fill="var(--accent)" />
    <g stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d={[WALL, MACHINE, BODY, HEAD, APRON, STRAPS, ARMS, "M16 276h360"].join("")} />
      <path d={HIDDEN} fill={TOOLBOX_GROUND} stroke="none" />
      <path d={BOX} />
    </g>
  </svg>
);

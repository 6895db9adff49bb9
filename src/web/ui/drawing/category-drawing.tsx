import type { CategoryId } from "../../../domain/catalogue/categories.ts";
import { Drawing, type Strokes } from "./drawing.tsx";

const DRAWINGS: Record<CategoryId, Strokes> = {
  "gros-electromenager": {
    accent: "M20 38a12 12 0 0 0 24 0c-4-3-8 3-12 0s-8-3-12 0z",
    line: "M15 7h34a3 3 0 0 1 3 3v45a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3M12 18h40M18 12.500h9M45 12.500h1M39 12.500h1M32 53a15 15 0 1 0 0-30 15 15 0 0 0 0 30M20 38c4-3 8 3 12 0s8-3 12 0",
  },
  "petit-electromenager": {
    accent: "M18.500 40h25l1.900 15a2 2 0 0 1-2 2.200H18.600a2 2 0 0 1-2-2.200z",
    line: "M21 22h20l4.500 33a2 2 0 0 1-2 2.300h-25a2 2 0 0 1-2-2.300zM21 27l-8-3 6 14M24 22a7 7 0 0 1 14 0M31 15v-5M28 10h6M42.500 28H48a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6h-3M18.500 40h25",
  },
  "tv-hifi-electronique": {
    accent: "M26 22.500v17L40 31z",
    line: "M9 12h46a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V15a3 3 0 0 1 3-3M26 22.500v17L40 31zM22 57h20M27 50l-1.500 7M37 50l1.500 7",
  },
  "multimedia-smartphone": {
    accent: "M23 14h18v32H23z",
    line: "M22 5h20a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4M18 14h28M18 46h28M29.500 52.500h5M41 14l-6 8 4 5-7 7",
  },
  "alarme-videosurveillance": {
    accent: "M32 35a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13z",
    line: "M8 11h48M13 11v7h38v-7M15 18a17 17 0 0 0 34 0M32 35a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13M14 44l-5 6M23 49l-3 8M41 49l3 8M50 44l5 6",
  },
  "antenne-internet": {
    accent: "M13 17a24.700 24.700 0 0 0 34 34z",
    line: "M13 17a24.700 24.700 0 0 0 34 34zM30 34l10-10M42.500 24.500a3 3 0 1 0-3-3M24 47l-6 11h22l-3-5M41 9a14 14 0 0 1 14 14M49 7a14 14 0 0 1 8 8",
  },
  electricite: {
    accent: "M32 47a15 15 0 1 0 0-30 15 15 0 0 0 0 30z",
    line: "M12 8h40a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4M32 47a15 15 0 1 0 0-30 15 15 0 0 0 0 30M26 33.500v-1M38 33.500v-1M32 22v3",
  },
  plomberie: {
    accent:
      "M42 48c3 4 4.500 6.300 4.500 8.500a4.500 4.500 0 0 1-9 0c0-2.200 1.500-4.500 4.500-8.500z",
    line: "M8 20v24M8 26h26a14 14 0 0 1 14 14v2H36v-2a2 2 0 0 0-2-2H8M23 26V15M14 15h18M14 11v8M32 11v8M42 48c3 4 4.500 6.300 4.500 8.500a4.500 4.500 0 0 1-9 0c0-2.200 1.500-4.500 4.500-8.500",
  },
  chauffage: {
    accent: "M20.500 22h8v34h-8z",
    line: "M9 25a3 3 0 0 1 3-3h2.500a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3zM20.500 22h8v34h-8zM31.500 22h8v34h-8zM42.500 25a3 3 0 0 1 3-3H48a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3h-2.500a3 3 0 0 1-3-3zM51 51h6v7M18 16c-3-3.500 3-5.500 0-9M30 16c-3-3.500 3-5.500 0-9M42 16c-3-3.500 3-5.500 0-9",
  },
  vitrerie: {
    accent: "M33 33h19v23H33z",
    line: "M12 7h40a2 2 0 0 1 2 2v45a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2M32 7v49M10 32h44M54 13l-8 3 2 6-8 2-1 8M46 16l-6-3M6 60h52",
  },
  couverture: {
    accent: "M12 33 32 14l20 19z",
    line: "M6 35 32 11l26 24M12 31v26h40V31M43 21V9h7v18.500M27 57V44h10v13M21 33h22M27 25.500h10",
  },
  peinture: {
    accent: "M9 8h38v15H9z",
    line: "M11 8h34a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M47 15h8v15H32v9M28 39h8v16a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3zM15 23v8M21 23v4",
  },
  sol: {
    accent: "M25 19h27l3 10H24z",
    line: "M12 19h40l9 36H3zM9 29h46M6.500 40h51M25 19l-1 10M40 29l1.500 11M20 40l-2 15M47 40l3 15M32 40v0M26 10h12M32 6v8",
  },
  "diagnostic-immobilier": {
    accent: "M20 23h9l4 3.500-4 3.500h-9z",
    line: "M16 11h32a2 2 0 0 1 2 2v43a2 2 0 0 1-2 2H16a2 2 0 0 1-2-2V13a2 2 0 0 1 2-2M24 6.500h16v9H24zM20 23h9l4 3.500-4 3.500h-9zM20 34h14l4 3.500-4 3.500H20zM20 45h19l4 3.500-4 3.500H20z",
  },
};

export const CategoryDrawing = ({ id, size }: { id: CategoryId; size?: number }) => (
  <Drawing strokes={DRAWINGS[id]} size={size} />
);

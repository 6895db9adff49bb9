import { drawingOf } from "../../../domain/catalogue/kind.ts";

/** The drawing of a category or of an appliance, at `size` pixels: the name beside it says what it is. */
export const CategoryDrawing = ({ id, size = 48 }: { id: string; size?: number }) => (
  <img src={drawingOf(id)} alt="" width={size} height={size} loading="lazy" decoding="async" />
);

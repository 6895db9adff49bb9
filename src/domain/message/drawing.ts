import { applianceDrawing } from "../catalogue/kinds.ts";

/** The drawing of an appliance as mail programs show it, on the site that the letter leads to. */
export const letterDrawing = (
  kind_id: string | null | undefined,
  url: string,
): string | undefined => {
  const drawing = applianceDrawing(kind_id);
  return drawing === null ? undefined : new URL(drawing.replace(/svg$/, "png"), url).href;
};

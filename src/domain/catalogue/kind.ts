import type { CategoryId, SubCategoryId } from "./categories.ts";

/** One entry of the appliance catalogue (specification §3). */
export type ApplianceKind = {
  /** Stable slug, stored in `appliance.kind_id`. */
  id: string;
  /** Id of the top-level node of the diagnostic tree that asks about this appliance. */
  type: string;
  /** Id of the answer that choosing this kind already gives: an asbestos survey is not asked which. */
  answer?: string;
  /** French name as the client reads it. */
  name: string;
  /** Address of its drawing. */
  imgsrc: string;
  /** Trades that repair it; the first is the main one, which decides the technicians. */
  category_ids: readonly [CategoryId, ...CategoryId[]];
  sub_category_id?: SubCategoryId;
  /** Works or a survey, and no machine: it has no brand, serial number or guarantee. */
  isWorks?: true;
  /** What French clients really type, besides the name; accents and plurals need no entry. */
  synonyms: readonly string[];
  /** Parts and faults that bring to it when no machine is named: « lampe », but the lamp of a fridge. */
  hints?: readonly string[];
};

/** As the tables write it: most kinds have a top-level node of their own, with the same id. */
export type KindEntry = Omit<ApplianceKind, "type" | "imgsrc"> & { type?: string };

/** Where the drawing of a category, a kind or a problem is: one file an id (src/web/public/drawings). */
export const drawingOf = (id: string): string => `/drawings/${id}.svg`;

/** One line of comma-separated synonyms as a list, so that the tables below stay readable. */
export const words = (line: string): readonly string[] => line.split(", ");

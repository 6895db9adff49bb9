/** Fetched after the days are drawn: nothing can be carried before. */
import { lazyPart } from "../../../ui/office/lazy-part.tsx";

export const DayMoving = lazyPart(async () => (await import("./day-moving.tsx")).DayMoving);

import type { Interval } from "../../../../../domain/agenda/interval.ts";
import { parseSpans } from "../../../../../domain/agenda/opening.ts";

/** The stored stretches of a day; none is a closure. */
export const spansOf = (hours: unknown): readonly Interval[] => parseSpans(hours) ?? [];

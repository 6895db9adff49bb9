import {
  STEPS,
  type AudienceCount,
  type Period,
} from "../../../../domain/shop/audience/audience.ts";
import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const audienceQuery = graphql(`
  query audience($days: Int!) {
    audience(days: $days) {
      id
      day
      step
      source
      count
    }
  }
`);

export const countsOf = ({ audience }: ResultOf<typeof audienceQuery>): AudienceCount[] =>
  audience.flatMap(({ day, step, source, count }) => {
    const known = STEPS.find((one) => one === step);
    return known ? [{ day, step: known, source, count }] : [];
  });

export const PERIODS_FR: Record<Period, string> = {
  7: "7 jours",
  30: "30 jours",
  365: "Un an",
};

import type { Review, ReviewState, ReviewSummary } from "../../../domain/repair/review/review.ts";
import type { LocalDate } from "../../../domain/time.ts";

/** The form behind the link of one letter. `Card` is the shop as every page of a client has it. */
export type GiveReviewProps<Card> = {
  sheetid: string;
  token: string;
  step: "form" | "saved" | "withdrawn";
  /** Why nothing was saved, in French; empty otherwise. */
  problem: string;
  shop: Card;
  appliance: string;
  done_on: LocalDate;
  /** « Claire D. »; empty when there is no first name to show. */
  name: string;
  /** Of the review that stands; null when none does. */
  state: ReviewState | null;
  draft: { stars: number; text: string; isNamed: boolean };
};

/** What the page of a shop shows of its reviews, one page of them. */
export type ShownReviews = { summary: ReviewSummary; page: number; shown: readonly Review[] };

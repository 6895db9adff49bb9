/** Which rows of a list one answer holds. */
import { GraphQLError } from "graphql";

/** As it is asked: `skip` rows before the first one, `first` rows at most. */
export type Page = { first?: number | null | undefined; skip?: number | null | undefined };
export type Bounds = { first: number; skip: number };

/** Rows of one answer at most. */
const MOST_LISTED = 500;

/** Without `first` one row more than an answer holds is read: `demandPage` then refuses rather than cuts. */
export function boundsOf({ first, skip }: Page): Bounds {
  if (typeof first === "number" && first > MOST_LISTED) throw tooManyRows();
  return { first: Math.max(first ?? MOST_LISTED + 1, 1), skip: Math.max(skip ?? 0, 0) };
}

/** The rows as they are: an answer is never cut without a word. */
export function demandPage<Row>(rows: Row[]): Row[] {
  if (rows.length > MOST_LISTED) throw tooManyRows();
  return rows;
}

const tooManyRows = () =>
  new GraphQLError(
    `Une réponse contient ${MOST_LISTED} lignes au plus : demandez-les par pages, avec « first » et « skip ».`,
    { extensions: { code: "BAD_USER_INPUT", detail: { most: MOST_LISTED } } },
  );

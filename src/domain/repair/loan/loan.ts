/** A device of the shop lent to a client while theirs is repaired: never twice at once, and to be given back. */
import type { LocalDate } from "../../time.ts";

export type Loan = {
  id: string;
  repair_id: string;
  device_id: string;
  name: string;
  due_on: LocalDate;
  returned: boolean;
};

type Open = Pick<Loan, "returned">;

export const isOut = ({ returned }: Open): boolean => !returned;

/** « Samsung A14 », « Samsung A14 et ThinkPad L480 » */
export const lentNames = (loans: readonly Pick<Loan, "name">[]): string =>
  new Intl.ListFormat("fr").format(loans.map(({ name }) => name));

export const isOverdue = (loan: Open & Pick<Loan, "due_on">, today: LocalDate): boolean =>
  isOut(loan) && loan.due_on < today;

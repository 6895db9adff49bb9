import { graphql, type ResultOf } from "../../platform/graphql.ts";

export const intakeParts = graphql(`
  fragment intakeParts on Intake {
    __typename
    id
    repair_id
    condition
    condition_note
    accessories
    ceiling
    has_password
    signed_by
    received_at
    returned_at
    returned_to
    missing
    unclaimed {
      days
      court_on
      court_open
      reminders {
        created_at
        way
        status
        failure
      }
    }
  }
`);

export type Intake = ResultOf<typeof intakeParts>;

/** What a reception and a hand-over need of the sheet. */
export type ReceivedRepair = {
  id: string;
  appliance: object | null;
  archived: boolean;
  client: { firstname: string; lastname: string };
  loans: readonly { id: string; name: string; returned: boolean }[];
  intakes: readonly Intake[];
};

/**
 * A booking that the shop makes on its own page to see what a client lives. It is an appointment alone, without client,
 * repair or number: nothing of it can be counted, numbered or reviewed.
 */
import { kindOf } from "../../catalogue/kinds.ts";
import { fullName } from "../../client/names.ts";
import type { BookingRequest } from "../request.ts";
import { TRIAL_FR } from "./mark.ts";

type Tried = Pick<BookingRequest, "appliance" | "client" | "description">;

/** What the agenda says of it: « Réservation d’essai · Lave-linge · LE GOFF Nadia ». */
export const trialNotes = ({ appliance, client, description }: Tried): string =>
  [TRIAL_FR, appliance ? kindOf(appliance.kind_id).name : "", fullName(client), description.trim()]
    .filter(Boolean)
    .join(" · ");

import * as z from "zod/mini";

const word = z.catch(z.optional(z.string()), undefined);

/** `call`: the one that is shown. `repair_id`, `event_id`: what one is opened for at once. */
export const callSearch = z.object({ call: word, repair_id: word, event_id: word });

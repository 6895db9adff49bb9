import { useState } from "react";

/** One for each opened dialog: pressed twice, or sent again by a network that was cut, it stays one movement. */
export const useMovementId = (): string => useState(() => crypto.randomUUID())[0];

/** Whether an appointment is held by video, and still to be held. */
export const isHeldByVideo = ({ kind, status }: { kind: string; status: string }): boolean =>
  kind === "Télédiagnostic" && status === "TODO";

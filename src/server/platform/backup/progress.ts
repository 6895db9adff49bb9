/** How far a backup or a restore has come. */
export type Progress = (step: { things: "tables" | "files"; done: number; of: number }) => void;

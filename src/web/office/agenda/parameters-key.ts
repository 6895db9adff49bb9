/** Where this browser keeps how its person looks at the agenda. */
export const AGENDA_KEY = "etabli.agenda";

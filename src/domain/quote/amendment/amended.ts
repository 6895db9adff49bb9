/** What the document of an amendment says of the quote before: the reader knows at once which paper counts. */
import { formatDate, type LocalDate } from "../../time.ts";

/** The signed quote that an amendment takes the place of. */
export type Amended = { reference: string; issued_on: LocalDate };

export const amendedText = ({ reference, issued_on }: Amended): string =>
  `Avenant au devis ${reference} du ${formatDate(issued_on)} : signé, il le remplace entièrement.`;

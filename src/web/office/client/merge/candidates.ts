type Listing<Client> = {
  /** Those who may be the same person. */
  likely: readonly Client[];
  /** Those found by the text, or the last seen before anything is typed. */
  listed: readonly Client[];
  text: string;
  /** The record that is being merged. */
  except: string;
};

/** The records to choose from, each once: before anything is typed, those who may be the same person come first. */
export function mergeCandidates<Client extends { id: string }>({
  likely,
  listed,
  text,
  except,
}: Listing<Client>): Client[] {
  const all = text === "" ? [...likely, ...listed] : listed;
  const each = new Map(all.map((client) => [client.id, client]));
  return [...each.values()].filter(({ id }) => id !== except);
}

import { Button, Group } from "@mantine/core";
import { useRef } from "react";
import { fullName } from "../../../../domain/client/names.ts";
import { isUnsent } from "../../../../domain/quote/status.ts";
import { useAction } from "../../../platform/query.ts";
import { refusalText } from "../../../platform/refusal.ts";
import { useMany } from "../../../platform/saving/use-many.ts";
import { ManyResults } from "../../../ui/bulk/many-results.tsx";
import type { ListedQuote } from "../../invoice/query.ts";
import styles from "../../invoice/money.module.css";
import { sendQuote } from "../actions.ts";

export type ChosenQuotes = ReadonlyMap<string, ListedQuote>;

type Props = {
  /** Those on screen. */
  quotes: readonly ListedQuote[];
  chosen: ChosenQuotes;
  onChoose: (chosen: ChosenQuotes) => void;
};

const asChosen = (quotes: readonly ListedQuote[]): ChosenQuotes =>
  new Map(quotes.map((quote) => [quote.id, quote]));

/** Several quotes leave one after the other; each once, since one that left is refused. */
export function SendMany({ quotes, chosen, onChoose }: Props) {
  const many = useSendMany();
  const sendable = quotes.filter(isUnsent);
  const picked = [...chosen.values()];
  const { busy, failed, results } = many;
  if (sendable.length < 2 && picked.length === 0 && results.length === 0) return null;
  return (
    <div className={styles.bulkBar}>
      <Group gap={8}>
        {picked.length > 0 && (
          <Button
            loading={busy}
            onClick={async () => {
              await many.run(picked);
              onChoose(new Map());
            }}
          >
            {picked.length === 1 ? "Envoyer un devis" : `Envoyer les ${picked.length} devis`}
          </Button>
        )}
        {picked.length < sendable.length && (
          <Button variant="subtle" onClick={() => onChoose(asChosen(sendable))}>
            Cocher ceux à envoyer ({sendable.length})
          </Button>
        )}
        {picked.length > 0 && (
          <Button variant="subtle" onClick={() => onChoose(new Map())}>
            Tout décocher
          </Button>
        )}
      </Group>
      <ManyResults {...many} failed={failed.length} retry={() => void many.run(failed)} />
    </div>
  );
}

function useSendMany() {
  const why = useRef("");
  const note = (text: string) => {
    why.current = text;
    return undefined;
  };
  const { act } = useAction(sendQuote, {
    refusal: (refused) => note(refusalText(refused)),
    fault: () => note("Le serveur n’a pas répondu. Réessayez."),
  });
  return useMany(async ({ id, client, subject }: ListedQuote) => {
    const sent = await act({ id });
    const name = `${fullName(client)}, ${sent?.reference ?? subject}`;
    return sent ? { name, done: true, said: "envoyé." } : { name, done: false, said: why.current };
  });
}

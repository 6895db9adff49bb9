import { Alert, Anchor, Button, Group, Text } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { ClientType } from "../../../domain/quote/conclusion/withdrawal.ts";
import { ordinaryBasis } from "../../../domain/quote/price/price.ts";
import { Panel } from "../../ui/office/panel.tsx";
import {
  DRAFT_FAULT_FR,
  faultOf,
  liveTotals,
  sendingFaultOf,
  type DraftChange,
  type QuoteDraft,
} from "./draft/draft.ts";
import { ClientView, ClientViewButton, useClientView } from "./client-view/client-view.tsx";
import { DirectButton } from "../invoice/direct/direct-button.tsx";
import { ReadyButton } from "./ready-button.tsx";
import { LinesEditor } from "./lines-editor.tsx";
import { QuoteOptions, QuoteSubject } from "./quote-options.tsx";
import type { WholeQuote } from "./query.ts";
import { pdfOf, SendModal } from "./send-dialog.tsx";
import { TotalsTable } from "./totals-table.tsx";
import { useQuoteDraft } from "./draft/use-quote-draft.ts";
import { newQuoteKey, useSaveQuote, type QuoteSearch } from "./use-save-quote.ts";
import styles from "./quote.module.css";

type Props = {
  repair_id: string;
  quote: WholeQuote | undefined;
  initial: QuoteDraft;
  isExempt: boolean;
  client_type: ClientType;
  /** Opens the last look before sending as soon as the screen is there. */
  sendAtOnce?: boolean;
  /** Of the client: where an invoice without a quote goes. Absent once the quote is saved. */
  email?: string;
  /** Under the editor. */
  children: ReactNode;
};

export function QuoteEditor(props: Props) {
  const { repair_id, quote, initial, isExempt, sendAtOnce = false, email, children } = props;
  const drafting = useQuoteDraft(quote?.id ?? newQuoteKey(repair_id), initial);
  const { draft, isDirty, wasFound, giveUp, settle } = drafting;
  const [checked, setChecked] = useState<typeof faultOf>();
  const [sending, setSending] = useState(sendAtOnce ? quote : undefined);
  const view = useClientView();
  const { save, busy } = useSaveQuote({ repair_id, quote, settle });
  const fault = checked?.(draft);
  /** A line that was just added is not wrong before a key is struck. */
  const change = (made: DraftChange) => {
    if (made.type === "add") setChecked(undefined);
    drafting.change(made);
  };

  const checkNow = (): boolean => {
    const found = sendingFaultOf(draft);
    setChecked(() => (found ? sendingFaultOf : undefined));
    return !found;
  };

  const saved = async (
    check: typeof faultOf,
    search: QuoteSearch = {},
  ): Promise<WholeQuote | undefined> => {
    const found = check(draft);
    setChecked(() => (found ? check : undefined));
    if (found) return undefined;
    return quote && !isDirty ? quote : save(draft, search);
  };
  return (
    <div className={styles.quoteWriting} data-view={view.place}>
      <div className={styles.quoteWritten}>
        <form
          className={styles.quoteEditor}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saved(faultOf);
          }}
        >
          {wasFound && (
            <Alert color="yellow" variant="light" title="Votre saisie a été retrouvée">
              Elle n’était pas enregistrée.{" "}
              <Anchor component="button" type="button" onClick={giveUp}>
                Revenir à la version enregistrée
              </Anchor>
            </Alert>
          )}
          <Panel title="Contenu" aside={<ClientViewButton view={view} />}>
            <QuoteSubject draft={draft} change={change} />
            <div className={styles.quoteLinesEditor}>
              <LinesEditor
                repair_id={repair_id}
                draft={draft}
                change={change}
                isExempt={isExempt}
                ordinary={ordinaryBasis(props.client_type, isExempt ? "franchise" : "normal")}
                faultyId={fault?.id}
              />
            </div>
          </Panel>
          <div className={styles.quoteFoot}>
            <QuoteOptions draft={draft} change={change} />
            <Panel title="Total">
              <TotalsTable totals={liveTotals(draft)} deposit={draft.deposit || 0} />
            </Panel>
          </div>
          <Group className={styles.quoteActions} gap={8}>
            <Text size="sm" c={fault ? "red" : "dimmed"} role="status" mr="auto">
              {fault ? DRAFT_FAULT_FR[fault.fault] : isDirty && "Modifications non enregistrées"}
            </Text>
            {quote && !isDirty && (
              <Button
                component="a"
                href={pdfOf(quote.id)}
                target="_blank"
                variant="default"
                visibleFrom="sm"
              >
                Voir le PDF
              </Button>
            )}
            {email !== undefined && (
              <DirectButton {...{ repair_id, email, draft, giveUp }} check={checkNow} />
            )}
            <Button type="submit" variant="default" loading={busy} disabled={!isDirty}>
              Enregistrer
            </Button>
            {quote?.status === "Brouillon" && (
              <ReadyButton busy={busy} save={async () => (await saved(sendingFaultOf))?.id} />
            )}
            <Button
              loading={busy}
              onClick={async () => setSending(await saved(sendingFaultOf, { send: true }))}
            >
              Envoyer le devis
            </Button>
          </Group>
          {sending && <SendModal quote={sending} close={() => setSending(undefined)} />}
        </form>
        {children}
      </div>
      <ClientView view={view} repair_id={repair_id} draft={draft} quote={quote} />
    </div>
  );
}

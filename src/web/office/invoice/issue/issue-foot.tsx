import { Alert, Button, Group } from "@mantine/core";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { refusalText } from "../../../platform/refusal.ts";
import { office } from "../../../ui/office/styles.ts";
import type { WholeQuote } from "../../quote/query.ts";
import styles from "../money.module.css";
import type { Countdown } from "./countdown.ts";
import type { CountdownActs } from "./use-countdown.ts";
import { noticeTitle, statusText } from "./words.ts";

type Issued = Pick<WholeQuote, "status" | "billable"> & Partial<Pick<WholeQuote, "amendment">>;
type Props = {
  quote: Issued;
  /** What is written above must be put right first. */
  stopped?: boolean;
  /** How it will reach the client: a sentence. */
  departure: string;
  countdown: Countdown;
  acts: CountdownActs;
  close: () => void;
};

/** What is about to happen, and the buttons; the same place for the warning and for the seconds. */
export function IssueFoot({ quote, departure, stopped = false, countdown, acts, close }: Props) {
  const { step } = countdown;
  const isCounting = step === "counting";
  const refused = step === "preview" ? refusalOf(quote) : undefined;
  return (
    <>
      {/* The seconds change in it: as an alert, the default, each would be read aloud. */}
      <Alert
        color="yellow"
        variant="light"
        role="note"
        title={refused ? "Rien à émettre" : noticeTitle(countdown)}
        classNames={{ title: styles.issueTitle }}
      >
        {refused ?? `${DEFINITIVE} ${departure}`}
        <div className={styles.issueBar} data-runs={isCounting || undefined} aria-hidden />
      </Alert>
      <span role="status" className={office.spokenOnly}>
        {statusText(countdown)}
      </span>
      <Buttons {...{ step, stopped, acts, close }} mayIssue={!refused} />
    </>
  );
}

const DEFINITIVE =
  "Une fois émise, la facture ne peut être ni modifiée ni supprimée : une erreur se corrige par un avoir ou une facture rectificative.";

/** A colleague may have issued it, or the client withdrawn, while the dialog was open. */
function refusalOf({ billable, status, amendment }: Issued): string | undefined {
  if (status !== "Accepté") return refusalText("quote-not-accepted");
  if (amendment?.status === "Accepté") return refusalText("quote-amended");
  if (amendment?.status === "Envoyé") return refusalText("amendment-pending");
  return billable ? undefined : refusalText("already-invoiced");
}

/** A key held down would press, one after the other, the buttons that take each other's place. */
const ignoreHeldEnter = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === "Enter") event.preventDefault();
};

type ButtonsProps = {
  step: Countdown["step"];
  mayIssue: boolean;
  stopped: boolean;
  acts: CountdownActs;
  close: () => void;
};

/** The left one always does nothing more than to stop: it has the focus whenever the buttons change. */
function Buttons({ step, mayIssue, stopped, acts, close }: ButtonsProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const drawn = useRef(step);
  useEffect(() => {
    if (drawn.current !== step) safe.current?.focus();
    drawn.current = step;
  }, [step]);
  const isCounting = step === "counting";
  return (
    <Group justify="flex-end" gap={8} className={styles.issueButtons} onKeyDown={ignoreHeldEnter}>
      <Button
        ref={safe}
        variant="default"
        disabled={step === "issuing"}
        onClick={({ detail }) => (isCounting ? acts.cancel(detail) : detail < 2 && close())}
        data-autofocus
      >
        {isCounting ? "Annuler" : "Pas maintenant"}
      </Button>
      {isCounting && (
        <Button variant="light" onClick={({ detail }) => acts.issueNow(detail)}>
          Émettre maintenant
        </Button>
      )}
      {!isCounting && mayIssue && (
        <Button loading={step === "issuing"} disabled={stopped} onClick={acts.start}>
          Émettre la facture
        </Button>
      )}
    </Group>
  );
}

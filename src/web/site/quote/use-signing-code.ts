import { useState } from "react";
import { isRefusal } from "../../../domain/decision.ts";
import { post } from "../post.ts";
import type { QuoteProps } from "../props.ts";
import type { SiteRefusal } from "../refusal.ts";

type Quote = Pick<QuoteProps, "quoteid" | "document_sha256">;

/** Asks the server for a code; the field then takes the focus, for the client comes back from the mailbox to it. */
export function useSigningCode({ quoteid, document_sha256 }: Quote) {
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<SiteRefusal | null>(null);
  const ask = async () => {
    setSending(true);
    setRefusal(null);
    const answer = await post(`/quote/${quoteid}/code`, { document_sha256 });
    setSending(false);
    setSent(!isRefusal(answer));
    if (isRefusal(answer)) setRefusal(answer.refused);
    else document.getElementById("code")?.focus();
  };
  return { sending, sent, refusal, ask };
}

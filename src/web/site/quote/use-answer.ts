import { useState } from "react";
import { isRefusal } from "../../../domain/decision.ts";
import { post } from "../post.ts";
import type { QuoteProps } from "../props.ts";
import type { SiteRefusal } from "../refusal.ts";
import { signatureOf, type Acceptance } from "./acceptance.ts";

/** Sends the client's answer; `onDone` only once the server has kept it. */
export function useAnswer({ quoteid, document_sha256, choices }: QuoteProps, onDone: () => void) {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<SiteRefusal | null>(null);
  const send = async (verb: "accept" | "refuse", body: object) => {
    setSending(true);
    setRefusal(null);
    const answer = await post(`/quote/${quoteid}/${verb}`, { ...body, document_sha256 });
    setSending(false);
    if (isRefusal(answer)) setRefusal(answer.refused);
    else onDone();
  };
  return {
    sending,
    refusal,
    accept: (given: Acceptance) =>
      send("accept", {
        name: given.name.trim(),
        signature: signatureOf(given),
        consents: given.ticked,
        choices,
        code: given.code.trim(),
      }),
    refuse: (reason: string) => send("refuse", { reason: reason.trim() }),
  };
}

import type { Instant } from "../../domain/time.ts";
import type { Opened } from "./request.ts";
import type { Stage } from "./stage.ts";
import type { Story } from "./story.ts";

/** A story under way: what its steps have made so far. */
export type Thread = Opened & { story: Story; quote_id?: string; invoice_id?: string };

/** One step, at its time; it answers what it has made. */
export type Step = (
  stage: Stage,
  thread: Thread,
  at: Instant,
) => Promise<Partial<Pick<Thread, "quote_id" | "invoice_id">> | void>;

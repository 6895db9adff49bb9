import { z } from "zod";
import type { Task } from "../../platform/queue/runner.ts";
import { sendSignUp, type SignUpMail } from "./send.ts";

const job = z.object({ id: z.uuid() });

/** The task "send-sign-up", queued with each sign-up. */
export const sendSignUpLetter =
  (services: SignUpMail): Task =>
  async (payload) =>
    sendSignUp(services, job.parse(payload).id);

import { z } from "zod";
import { mintScope } from "../../platform/database/scope.ts";
import type { Task } from "../../platform/queue/runner.ts";
import { makeArchive, type ArchiveServices } from "./make.ts";

const job = z.object({
  shop_id: z.uuid(),
  closing_id: z.uuid(),
  made_by: z.uuid().nullable(),
});

/** The task "archive-books": asked for by hand, or queued with the closing of a year. */
export const archiveBooks =
  (services: ArchiveServices): Task =>
  async (payload) => {
    const { shop_id, ...asked } = job.parse(payload);
    await makeArchive(services, { ...asked, scope: mintScope(shop_id, { kind: "system" }) });
  };

import type { JobResult, JobWithMetadata } from "pg-boss";

import { isOutage } from "../data/transact.ts";
import { deliverMail, type Post } from "../mail/deliver-mail.ts";
import type { OpenServices } from "../server/open-services.ts";
import { mapConcurrently } from "./map-concurrently.ts";
import type { Jobs } from "./job-queues.ts";

/** Two lanes: one with a mail that hangs does not hold up the other. */
const LANES = 2;
/** Together with LANES below the pool's connections to the database: visitors come first. */
const AT_ONCE = 3;

type MailJob = JobWithMetadata<Jobs["mail"]>;

/** Returns the ids of the lanes. A batch is settled job by job: one that fails leaves the others done. */
export async function startMailWorkers({ boss, log, notify }: OpenServices, post: Post): Promise<string[]> {
  const options = {
    batchSize: 25,
    perJobResults: true,
    includeMetadata: true,
    pollingIntervalSeconds: 2,
    burstWhenBatchFull: true,
  } as const;
  const lanes = Array.from({ length: LANES }, () =>
    boss.work("mail", options, async (jobs: MailJob[]) => await mapConcurrently(jobs, AT_ONCE, tryOne)),
  );
  return await Promise.all(lanes);

  async function tryOne(job: MailJob): Promise<JobResult> {
    const { mailId } = job.data;
    try {
      const outcome = await deliverMail(post, mailId, { isLast: job.retryCount >= job.retryLimit });
      switch (outcome.kind) {
        case "sent":
          if (outcome.enquiryId !== null) notify({ kind: "change", enquiry: outcome.enquiryId });
          return { id: job.id, status: "completed" };
        case "nothing":
          return { id: job.id, status: "completed" };
        case "dead":
          log.warn({ mail: mailId, code: outcome.code }, "mail given up");
          notify({ kind: "change", ...(outcome.enquiryId !== null && { enquiry: outcome.enquiryId }) });
          return { id: job.id, status: "completed" };
        case "delayed":
          log.info({ mail: mailId, code: outcome.code, retry: job.retryCount }, "mail delayed");
          return { id: job.id, status: "failed" };
      }
    } catch (error) {
      if (isOutage(error)) log.warn({ mail: mailId }, "database unavailable");
      else log.error({ err: error, mail: mailId }, "mail");
      return { id: job.id, status: "failed" };
    }
  }
}

import { randomUUID } from "node:crypto";

import type { Jobs } from "../../jobs/job-queues.ts";
import type { NewEnquiry } from "../accept-enquiry.ts";
import type { Outbox } from "../outbox.ts";
import type { ReceivedEnquiry } from "../received-enquiry.ts";

type Overrides = Partial<ReceivedEnquiry> & Partial<Pick<NewEnquiry, "idempotencyKey" | "isSpam">>;

/** A good enquiry with a question of its own; what matters to a test is overridden. */
export function anEnquiry({
  idempotencyKey = randomUUID(),
  isSpam = false,
  ...received
}: Overrides = {}): NewEnquiry {
  return {
    idempotencyKey,
    isSpam,
    received: {
      name: "Asha Rao",
      email: "asha@company.example",
      company: "Northwind",
      service: "hosting",
      message: "Our server is slow.",
      ...received,
    },
    question: {
      id: randomUUID(),
      sum: 7,
      issuedAt: new Date(),
      expiresAt: new Date(Date.now() + 60_000),
    },
  };
}

/** An outbox whose jobs can be looked at and are done by nobody. */
export function anOutbox() {
  const enqueued: Jobs["mail"][] = [];
  const delays: number[] = [];
  const outbox: Outbox = {
    enqueue: async (_tx, _queue, jobs, { startAfter = 0 } = {}) => {
      delays.push(...jobs.map(() => startAfter));
      enqueued.push(...(jobs as readonly Jobs["mail"][]));
    },
    messageIdDomain: "desk.example",
    supportMailbox: "support@desk.example",
  };
  return { outbox, enqueued, delays };
}

import { createServer, type Server } from "node:http";

import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Logger } from "pino";

import { deskFigures } from "../core/desk-figures.ts";
import type { Database } from "../data/open-database.ts";

export interface Metrics {
  /** In the text form of Prometheus. */
  read: () => Promise<string>;
  contentType: string;
  /** An enquiry was answered: how, and after how many seconds. */
  answered: (outcome: string, seconds: number) => void;
}

/** What whoever runs the desk watches: mail that waits or cannot be delivered, promises that are late, how fast we answer. */
export function createMetrics(db: Database): Metrics {
  const registry = new Registry();
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const outboxAge = gauge("desk_outbox_oldest_seconds", "Age of the oldest mail that waits to be sent");
  const outboxSize = gauge("desk_outbox_waiting", "Mails that wait to be sent");
  const dead = gauge("desk_mails_undelivered", "Mails that were given up");
  const open = gauge("desk_enquiries_open", "Enquiries that wait for an answer");
  const overdue = gauge("desk_enquiries_overdue", "Enquiries whose promised time has passed");
  const accepting = new Histogram({
    name: "desk_accept_seconds",
    help: "Time to answer an enquiry, by outcome",
    labelNames: ["outcome"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4],
    registers: [registry],
  });
  collectDefaultMetrics({ register: registry });
  return {
    contentType: registry.contentType,
    answered: (outcome, seconds) => accepting.observe({ outcome }, seconds),
    // Asked of the database when somebody looks, so that every instance says the same.
    read: async () => {
      const figures = await deskFigures(db);
      outboxAge.set(figures.outboxAge);
      outboxSize.set(figures.outboxSize);
      dead.set(figures.undelivered);
      open.set(figures.open);
      overdue.set(figures.overdue);
      return await registry.metrics();
    },
  };
}

/** On this machine only. A port that is taken is no reason to take no enquiries. */
export function serveMetrics({ read, contentType }: Metrics, port: number, log: Logger): Server | undefined {
  if (port === 0) return undefined;
  const server = createServer((_request, response) => {
    read().then(
      (text) => response.writeHead(200, { "Content-Type": contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, "metrics");
        response.writeHead(503).end();
      },
    );
  });
  server.on("error", (error) => log.warn({ err: error }, "no metrics"));
  server.listen(port, "127.0.0.1");
  return server.unref();
}

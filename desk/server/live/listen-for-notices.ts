import { Client } from "pg";
import type { Logger } from "pino";

import { CHANNEL, type Notice, readNotice } from "./live-notice.ts";

interface Listening {
  url: string;
  log: Logger;
  onNotice: (notice: Notice) => void;
  /** Connected, for the first time or again: what was told meanwhile is not known. */
  onConnected: () => void;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;

/** One connection of its own that hears what other instances tell. It comes back by itself. */
export function listenForNotices({ url, log, onNotice, onConnected }: Listening): {
  stop: () => Promise<void>;
} {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let pause = FIRST_PAUSE;
  let isStopped = false;

  async function connect() {
    const mine = new Client({
      connectionString: url,
      application_name: "desk live",
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    client = mine;
    let isOver = false;
    const again = (error?: unknown) => {
      if (isOver) return;
      isOver = true;
      void close(mine);
      if (isStopped) return;
      log.warn({ err: error }, "live connection");
      timer = setTimeout(() => void connect(), pause);
      pause = Math.min(LONGEST_PAUSE, pause * 2);
    };
    mine.on("error", again);
    mine.on("end", () => again());
    mine.on("notification", ({ payload }) => onNotice(readNotice(payload)));
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      pause = FIRST_PAUSE;
      onConnected();
    } catch (error) {
      again(error);
    }
  }

  void connect();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      if (client) await close(client);
    },
  };
}

/** One that broke has nothing to say about its end. */
async function close(client: Client): Promise<void> {
  try {
    await client.end();
  } catch {
    // It is gone either way.
  }
}

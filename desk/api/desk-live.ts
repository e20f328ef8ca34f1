import { Hono } from "hono";

import { staffFrom } from "../accounts/staff-from.ts";
import { hashOf } from "../core/random-token.ts";
import { staffOf } from "../core/staff-session.ts";
import { markOnline } from "../core/staff/who-is-online.ts";
import { readLiveState } from "../core/staff/read-live-state.ts";
import type { Change } from "../server/live/live-notice.ts";
import type { Services } from "../server/services.ts";

const BEAT = 15_000;
const MOST = 500;
const MOST_PER_SESSION = 12;

/** GET /api/desk/live?after=17: says when something changed, to pages of the team that are open. */
export function deskLiveApi(services: Services, beat = BEAT) {
  const { live } = services;
  const open = new Map<string, number>();
  let total = 0;

  return new Hono().get("/", async (c) => {
    const site = c.req.header("Sec-Fetch-Site");
    if (site !== undefined && site !== "same-origin") return c.json({ error: "Foreign origin" }, 403);
    const visit = await staffFrom(services, c.req.header("Cookie"));
    if (visit.kind !== "staff") return c.json({ error: "Sign in" }, 401);
    const { token, member } = visit;
    const session = hashOf(token);
    if ((open.get(session) ?? 0) >= MOST_PER_SESSION) return c.json({ error: "Too many pages" }, 429);
    if (!live || total >= MOST) return c.json({ error: "Too many pages" }, 503, { "Retry-After": "10" });

    const after = Number(c.req.header("Last-Event-ID") ?? c.req.query("after"));
    const stream = liveStream({ services, token, after, beat, live, onEnd: () => count(session, -1) });
    count(session, 1);
    void arrive(services, member.id);
    return new Response(stream, {
      headers: { "Content-Type": "text/event-stream; charset=utf-8", "X-Accel-Buffering": "no" },
    });
  });

  function count(session: string, by: number) {
    const left = (open.get(session) ?? 0) + by;
    total += by;
    if (left > 0) open.set(session, left);
    else open.delete(session);
  }
}

interface Stream {
  services: Services;
  live: NonNullable<Services["live"]>;
  token: string;
  /** The last event that the page knows of. */
  after: number;
  beat: number;
  onEnd: () => void;
}

function liveStream({ services, live, token, after, beat, onEnd }: Stream): ReadableStream<Uint8Array> {
  const { db } = services;
  const encoder = new TextEncoder();
  let end: (() => void) | undefined;
  return new ReadableStream<Uint8Array>({
    start: async (controller) => {
      let isOver = false;
      const send = (text: string) => {
        if (!isOver) controller.enqueue(encoder.encode(text));
      };
      const leave = live.join({ changed: (change) => send(messageOf(change)), over: () => finish() });
      const timer = setInterval(() => void check(), beat);
      end = () => {
        if (isOver) return;
        isOver = true;
        clearInterval(timer);
        if (leave) leave();
        onEnd();
      };
      const finish = () => {
        if (isOver) return;
        end?.();
        controller.close();
      };
      // Whoever has left, or signed out elsewhere, hears no more. A database that is unavailable is no reason to end.
      const check = async () => {
        const member = await staffOf(db, token).catch(() => "unknown" as const);
        if (typeof member === "object") await arrive(services, member.id);
        // The comment keeps proxies from closing the line; the page sees the event, and misses it.
        if (member) return send(": still here\nevent: beat\ndata: 1\n\n");
        send("event: over\ndata: 1\n\n");
        finish();
      };
      if (!leave) return finish();
      send("retry: 2000\n: hello\n\n");
      // What happened between the page's reading and now was told to nobody here.
      const liveState = await readLiveState(db, Number.isSafeInteger(after) ? after : 0).catch(
        () => undefined,
      );
      if (liveState && liveState.lastEvent > after) {
        send(messageOf({ kind: "change", enquiries: liveState.enquiries, lastEvent: liveState.lastEvent }));
      }
    },
    cancel: () => end?.(),
  });
}

/** Says that they are online, and to the others if that is news. */
async function arrive({ db, notify, log }: Services, staffId: number): Promise<void> {
  try {
    if (await markOnline(db, staffId)) notify({ kind: "presence" });
  } catch (error) {
    log.warn({ err: error }, "online staff");
  }
}

function messageOf({ kind, enquiries, lastEvent }: Change): string {
  return `id: ${lastEvent}\ndata: ${JSON.stringify({ kind, enquiries })}\n\n`;
}

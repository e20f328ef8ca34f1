/** What became of a form that a visitor sent. */
export type SendResult<Field extends string = string> =
  /** Taken. The number is what visitor and team call it by, e.g. "E-1042". */
  | { kind: "sent"; number?: string }
  /** Something in the fields has to be corrected: a message for each of them. */
  | { kind: "invalid"; errors: Partial<Record<Field, string>> }
  /** Understood and not accepted, for instance because too much came from one place; after how many seconds it may be. */
  | { kind: "refused"; retryAfter?: number }
  /** It did not get through: no connection, or nobody answers. */
  | { kind: "unavailable" };

/** Delivers a form, or says why not. */
export type Sender<Message, Field extends string = string> = (message: Message) => Promise<SendResult<Field>>;

/** A sender in a file of its own, fetched when it is needed. If it cannot be loaded, or throws, nothing was sent. */
export function lazySender<Message, Field extends string>(
  load: () => Promise<Sender<Message, Field>>,
): Sender<Message, Field> {
  return async (message) => {
    try {
      const send = await load();
      return await send(message);
    } catch (error) {
      console.error(error);
      return { kind: "unavailable" };
    }
  };
}

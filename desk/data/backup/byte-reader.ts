import { BackupDamaged } from "./format.ts";

/** Far more than any line or piece that a backup writes: a damaged length must not fill the memory. */
const LONGEST = 64 * 1024 * 1024;

/** Reads a stream line by line or by a number of bytes, as one needs it. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** Undefined at the end. */
  async line(): Promise<string | undefined> {
    for (let searched = 0; ;) {
      const end = this.#held.indexOf(10, searched);
      if (end >= 0) return this.#take(end + 1).toString("utf8", 0, end);
      searched = this.#held.length;
      if (searched > LONGEST) throw new BackupDamaged("A line of it has no end.");
      if (await this.#more()) continue;
      if (searched > 0) throw new BackupDamaged("It breaks off in the middle.");
      return undefined;
    }
  }

  async bytes(count: number): Promise<Buffer> {
    if (!Number.isInteger(count) || count < 0 || count > LONGEST) {
      throw new BackupDamaged("A length in it makes no sense.");
    }
    const pieces: Buffer[] = [];
    for (let missing = count; missing > 0;) {
      if (this.#held.length === 0 && !(await this.#more())) {
        throw new BackupDamaged("It breaks off in the middle.");
      }
      const piece = this.#take(Math.min(missing, this.#held.length));
      missing -= piece.length;
      pieces.push(piece);
    }
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  }

  #take(count: number): Buffer {
    const taken = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    return taken;
  }

  async #more(): Promise<boolean> {
    const { done, value } = await this.#source.next().catch((error: NodeJS.ErrnoException) => {
      // What gzip says about bytes that were changed or are missing.
      if (error.code?.startsWith("Z_")) throw new BackupDamaged(`It is broken: ${error.message}.`);
      throw error;
    });
    if (done) return false;
    this.#held = this.#held.length === 0 ? value : Buffer.concat([this.#held, value]);
    return true;
  }
}

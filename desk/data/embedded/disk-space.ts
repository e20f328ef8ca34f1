import { statfs } from "node:fs/promises";

/**
 * PostgreSQL stops altogether when its log has no room to grow, and then nothing can be read either. Below this we take
 * no more enquiries; mail and staff can go on.
 */
const RESERVE = 64 * 1024 * 1024;
/** No load that one machine bears fills the reserve in this time. */
const POLL_EVERY = 500;

/** Whether there is room for more, looked at now and then. */
export function diskSpaceOn(folder: string): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let hasSpace = true;
  return async () => {
    const now = performance.now();
    if (now - checkedAt > POLL_EVERY) {
      checkedAt = now;
      const { bavail, bsize } = await statfs(folder);
      hasSpace = bavail * bsize > RESERVE;
    }
    return hasSpace;
  };
}

import { statfs } from "node:fs/promises";

/**
 * PostgreSQL stops altogether when its log has no room to grow, and then nothing can be read either. Below this we take
 * no more enquiries; mail and staff can go on.
 */
const RESERVE = 64 * 1024 * 1024;

export async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize > RESERVE;
}

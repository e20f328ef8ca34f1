import { eq } from "drizzle-orm";

import type { Reader } from "../../data/open-database.ts";
import { attachments } from "../../data/schema/index.ts";

/** A file that came by mail; undefined where there is none, or only its name was kept. */
export async function readAttachment(
  db: Reader,
  id: number,
): Promise<{ name: string; content: Buffer } | undefined> {
  const [file] = await db
    .select({ name: attachments.name, content: attachments.content })
    .from(attachments)
    .where(eq(attachments.id, id));
  return file?.content ? { name: file.name, content: file.content } : undefined;
}

import { data } from "react-router";

import { readAttachment } from "../../core/staff/read-attachment.ts";
import { requireStaff } from "../inbox/staff";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/desk-attachment";

/** A file that came by mail: saved to disk and never shown, whatever its sender calls it. */
export async function loader({ context, request, params }: Route.LoaderArgs) {
  await requireStaff(context, request);
  const id = Number(params.attachment);
  const file = Number.isSafeInteger(id)
    ? await queryDatabase(context, (db) => readAttachment(db, id))
    : undefined;
  if (!file) throw data("page", { status: 404 });
  return new Response(new Uint8Array(file.content), {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${plainName(file.name)}"; filename*=UTF-8''${encoded(file.name)}`,
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** For browsers that read no other. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w. -]/g, "_").slice(0, 150) || "file";
}

/** RFC 5987: without folders, and without what a header or a disk takes for something else. */
function encoded(name: string): string {
  const safe = name.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, "_");
  return encodeURIComponent([...safe].slice(0, 150).join("") || "file").replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

import { clientExport } from "../../core/client-export.ts";
import { requireClient } from "../accounts/signed-in";
import { queryDatabase } from "../visit";
import type { Route } from "./+types/account-export";

/** GET /account/export: a file, never a page. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const client = await requireClient(context, request);
  const found = await queryDatabase(context, (db) => clientExport(db, client));
  return new Response(`${JSON.stringify(found, undefined, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="your-data.json"',
    },
  });
}

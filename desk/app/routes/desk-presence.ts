import { requireStaff } from "../inbox/staff";
import type { Route } from "./+types/desk-presence";
export async function action({ context, request }: Route.ActionArgs) {
  await requireStaff(context, request);
  return Response.json([]);
}

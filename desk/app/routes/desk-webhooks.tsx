import { data, redirect } from "react-router";

import type { StaffMember } from "../../core/staff-session.ts";
import {
  addWebhook,
  deactivateWebhook,
  retryDelivery,
  testWebhook,
  type WebhookAdded,
  type WebhookChanged,
} from "../../core/webhooks/change-webhooks.ts";
import { listDeliveries, listWebhooks } from "../../core/webhooks/list-webhooks.ts";
import { databaseNow } from "../../data/database-now.ts";
import { formText } from "../form-text";
import { privateHead } from "../head";
import { InboxFrame } from "../inbox/inbox-frame";
import { inboxPage } from "../inbox/inbox-page";
import { requireAdmin } from "../inbox/staff";
import { changeDatabase, type Context, queryDatabase } from "../visit";
import { AddWebhook } from "../webhooks/add-webhook";
import { DeliveryTable } from "../webhooks/delivery-table";
import { SecretShown } from "../webhooks/secret-shown";
import { WebhookList } from "../webhooks/webhook-list";
import type { Route } from "./+types/desk-webhooks";

export const handle = inboxPage;

export async function loader({ context, request }: Route.LoaderArgs) {
  const staff = await requireAdmin(context, request);
  return await queryDatabase(context, async (db) => ({
    staff,
    webhooks: await listWebhooks(db),
    deliveries: await listDeliveries(db),
    now: await databaseNow(db),
  }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const admin = await requireAdmin(context, request);
  const form = await request.formData();
  const url = formText(form, "url");
  const outcome = await runAction(context, admin, form, url);
  if (outcome.kind === "added") return data({ secret: outcome.secret, url });
  if (outcome.kind === "done") return redirect("/desk/webhooks", 303);
  if (outcome.kind === "not-allowed") throw data("page", { status: 403 });
  return data({ error: refusals[outcome.kind], url, isAbout: isAboutUrl(outcome.kind) }, { status: 422 });
}

async function runAction(
  context: Context,
  admin: StaffMember,
  form: FormData,
  url: string,
): Promise<WebhookAdded | WebhookChanged> {
  const [webhookId, deliveryId] = [idIn(form, "webhook"), idIn(form, "delivery")];
  return await changeDatabase(context, async (tx, { outbox, settings }) => {
    switch (formText(form, "intent")) {
      case "add":
        return await addWebhook(tx, { admin, url, allowPrivate: settings.webhookPrivate });
      case "test":
        return await testWebhook(tx, outbox, { admin, webhookId });
      case "deactivate":
        return await deactivateWebhook(tx, { admin, webhookId });
      case "retry":
        return await retryDelivery(tx, outbox, { admin, deliveryId });
      default:
        throw data("page", { status: 400 });
    }
  });
}

function idIn(form: FormData, field: string): number {
  const text = formText(form, field);
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;
}

const refusals = {
  "no-url": "Enter a whole address, such as https://example.com/hook",
  "not-https": "The address has to begin with https://",
  private: "This address is within a private network. Whoever runs the desk can allow that.",
  "unknown-host": "There is no such host",
  "too-many": "There are 20 already. Deactivate one first.",
  "not-found": "It is not there any more. The list is as it is now.",
} as const;

function isAboutUrl(kind: keyof typeof refusals): boolean {
  return kind !== "not-found";
}

export const meta: Route.MetaFunction = () => privateHead("Webhooks");

export default function DeskWebhooks({ loaderData, actionData }: Route.ComponentProps) {
  const { staff, webhooks, deliveries, now } = loaderData;
  const refused = actionData && "error" in actionData ? actionData : undefined;
  return (
    <InboxFrame staff={staff} current="/desk/staff">
      <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 md:px-6">
        <div>
          <h1 className="text-h3">Webhooks</h1>
          <p className="mt-2 max-w-2xl text-small text-ink-2">
            Each address here gets a message when an enquiry comes in or its status changes: number, status,
            area, time and link. It holds nothing that the visitor wrote, and no name.
          </p>
        </div>
        {refused && !refused.isAbout && (
          <p role="alert" className="border-l-3 border-danger pl-3 text-danger">
            {refused.error}
          </p>
        )}
        {actionData && "secret" in actionData && <SecretShown {...actionData} />}
        <WebhookList webhooks={webhooks} now={now} />
        <AddWebhook
          error={refused?.isAbout ? refused.error : undefined}
          url={refused?.isAbout ? refused.url : undefined}
        />
        <DeliveryTable deliveries={deliveries} now={now} />
      </div>
    </InboxFrame>
  );
}

import { Button } from "~/ui/button";
import { officeMoment } from "../../core/office-clock.ts";
import type { listWebhooks } from "../../core/webhooks/list-webhooks.ts";

type Webhook = Awaited<ReturnType<typeof listWebhooks>>[number];

export function WebhookList({ webhooks, now }: { webhooks: readonly Webhook[]; now: Date }) {
  if (webhooks.length === 0) return <p className="text-small text-ink-2">There is no webhook yet.</p>;
  return (
    <ul aria-label="Addresses" className="border-t border-axis">
      {webhooks.map((webhook) => (
        <li
          key={webhook.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule-2 py-3"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-strong [overflow-wrap:anywhere]">{webhook.url}</p>
            <p className="label-text text-ink-2">
              {webhook.isActive ? `added ${officeMoment(webhook.createdAt, now)}` : "deactivated"}
            </p>
          </div>
          {webhook.isActive && (
            <div className="flex flex-wrap gap-2">
              <Act webhook={webhook} intent="test" label="Send a test" />
              <Act webhook={webhook} intent="deactivate" label="Deactivate" />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Act({ webhook, intent, label }: { webhook: Webhook; intent: string; label: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="webhook" value={webhook.id} />
      <Button type="submit" emphasis="secondary" size="small" aria-label={`${label}: ${webhook.url}`}>
        {label}
      </Button>
    </form>
  );
}

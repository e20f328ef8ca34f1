import { cx } from "~/lib/react/cx";
import { Button } from "~/ui/button";
import { officeMoment } from "../../core/office-clock.ts";
import type { listDeliveries } from "../../core/webhooks/list-webhooks.ts";

type Delivery = Awaited<ReturnType<typeof listDeliveries>>[number];

/** The last fifty, and what became of each. */
export function DeliveryTable({ deliveries, now }: { deliveries: readonly Delivery[]; now: Date }) {
  return (
    <section aria-labelledby="deliveries">
      <h2 id="deliveries" className="mb-3 text-h4">
        Last deliveries
      </h2>
      {deliveries.length === 0 ? (
        <p className="text-small text-ink-2">Nothing was sent yet.</p>
      ) : (
        <ul aria-labelledby="deliveries" className="border-t border-axis">
          {deliveries.map((delivery) => (
            <li
              key={delivery.id}
              className="grid gap-x-5 gap-y-1 border-b border-rule-2 py-2.5 text-small md:grid-cols-[7rem_minmax(0,1fr)_11rem_7.5rem] md:items-center"
            >
              <span className="label-text text-ink-2">{officeMoment(delivery.createdAt, now)}</span>
              <span className="min-w-0">
                <What payload={delivery.payload} />
                <span className="label-text block text-ink-2 [overflow-wrap:anywhere]">{delivery.url}</span>
              </span>
              <span className={cx("[overflow-wrap:anywhere]", delivery.state === "dead" && "text-danger")}>
                {stateWords(delivery)}
              </span>
              {delivery.state === "dead" && delivery.isActive ? <Retry delivery={delivery} /> : <span />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function What({ payload }: Pick<Delivery, "payload">) {
  const { kind, number, status } = payload;
  if (typeof number !== "string") return "Test";
  return (
    <>
      {kind === "enquiry.new" ? "New enquiry" : `Status ${String(status)}`}{" "}
      <a href={`/desk/enquiries/${number}`} className="underline">
        {number}
      </a>
    </>
  );
}

function stateWords({ state, attempts, lastAnswer }: Delivery): string {
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  if (state === "sent") return `Delivered, ${lastAnswer}${attempts > 1 ? ` (${tries})` : ""}`;
  if (state === "dead") return `Given up: ${lastAnswer ?? "no answer"} (${tries})`;
  return attempts === 0 ? "Waiting" : `Trying again: ${lastAnswer} (${tries})`;
}

function Retry({ delivery: { id } }: { delivery: Delivery }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="retry" />
      <input type="hidden" name="delivery" value={id} />
      <Button type="submit" emphasis="secondary" size="small" aria-label={`Send again: delivery ${id}`}>
        Send again
      </Button>
    </form>
  );
}

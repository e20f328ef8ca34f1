import { html } from "hono/html";

import { replyHours } from "../../../app/catalogue/promises/enquiries.data.ts";
import { identity } from "../../../app/identity.ts";
import { isOfficeOpen } from "../../core/office-clock.ts";
import { officeMoment } from "../office-moment.ts";
import { colours } from "./mail-colours.ts";
import type { Html } from "./page.ts";

const HOUR = 3_600_000;

/** The hours of the promise, one block an hour; paler while the office is closed. A table: every mail program draws one. */
export function promiseBar(dueAt: Date): Html {
  const from = new Date(dueAt.getTime() - replyHours * HOUR);
  const blocks = Array.from({ length: replyHours }, (_, hour) => {
    const isOpen = isOfficeOpen(new Date(from.getTime() + (hour + 0.5) * HOUR));
    const colour = colours[isOpen ? "blue" : "blue-3"][0];
    return html`<td class="${isOpen ? "open" : "closed"}" bgcolor="${colour}">&nbsp;</td>`;
  });
  const label = `${replyHours} hours, from ${officeMoment(from)} to ${officeMoment(dueAt)} in ${identity.address.city}.`;
  return html`<table class="bar" role="img" aria-label="${label}" cellspacing="2" cellpadding="0">
      <tr>
        ${blocks}
      </tr>
    </table>
    <table class="ends" role="presentation">
      <tr>
        <td>${officeMoment(from)}<br />your message came</td>
        <td class="end" align="right">${officeMoment(dueAt)}<br />you have our reply</td>
      </tr>
      <tr>
        <td class="key" colspan="2">Darker: our office is open.</td>
      </tr>
    </table>`;
}

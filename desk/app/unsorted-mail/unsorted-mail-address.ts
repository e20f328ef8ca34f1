import type { UnsortedMailList } from "../../core/staff/unsorted-mail/list-unsorted-mail.ts";

/** Which mails, as the address of the page says it. Pure: the page in the browser knows it too. */
export interface ListPosition {
  list: UnsortedMailList;
  after: number | undefined;
}

export function readListPosition(search: URLSearchParams): ListPosition {
  const after = search.get("after") ?? "";
  return {
    list: search.get("list") === "aside" ? "aside" : "unsorted",
    after: /^[1-9]\d{0,14}$/.test(after) ? Number(after) : undefined,
  };
}

/** The address of a page of mails. */
export function unsortedMailAddress(
  { list, after }: Partial<ListPosition>,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(list === "aside" && { list }),
    ...(after !== undefined && { after: String(after) }),
    ...more,
  });
  return query.size > 0 ? `/desk/mail?${query}` : "/desk/mail";
}

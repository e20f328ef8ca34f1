import { index, prefix, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  route("contact", "routes/contact.tsx"),
  route("contact/thanks", "routes/thanks.tsx"),
  route("quotes/:number", "routes/quote.tsx"),
  route("enquiries/:number", "routes/enquiry.tsx"),
  ...prefix("newsletter", [
    route("confirm", "routes/newsletter-confirm.tsx"),
    route("unsubscribe", "routes/newsletter-unsubscribe.tsx"),
    route("thanks", "routes/newsletter-thanks.tsx"),
  ]),
  ...prefix("desk", [
    index("routes/desk.tsx"),
    route("enter", "routes/desk-enter.tsx"),
    route("leave", "routes/desk-leave.tsx"),
    route("keys", "routes/desk-keys.tsx"),
    route("enquiries/:number", "routes/desk-enquiry.tsx"),
    route("sign-in", "routes/desk-sign-in.tsx"),
    route("staff", "routes/desk-staff.tsx"),
    route("audit", "routes/desk-audit.tsx"),
    route("quotes", "routes/desk-quotes.tsx"),
    route("quotes/:quote", "routes/desk-quote.tsx"),
    route("enquiries/:number/quote", "routes/desk-begin-quote.tsx"),
    route("saved-replies", "routes/desk-saved-replies.tsx"),
    route("statistics", "routes/desk-statistics.tsx"),
    route("statistics.csv", "routes/desk-statistics-csv.ts"),
    route("enquiries/:number/draft", "routes/desk-draft.ts"),
    route("enquiries/:number/presence", "routes/desk-presence.ts"),
    route("attachments/:attachment", "routes/desk-attachment.ts"),
    route("mails/:mail/retry", "routes/desk-retry-mail.tsx"),
  ]),
  route("*", "routes/unknown.tsx"),
] satisfies RouteConfig;

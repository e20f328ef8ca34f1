import { lazySender, type Sender } from "~/lib/sending/send-result";
import { showAccountName } from "./accounts/account-name";

export const subscribe: Sender<string, "email"> = lazySender(
  async () => (await import("./newsletter/post-subscription")).postSubscription,
);

export function startConnection(): void {
  void showAccountName();
}

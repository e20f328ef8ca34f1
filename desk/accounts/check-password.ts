import type { Auth } from "./create-auth.ts";

/** Whether an account was opened with this password. */
export async function isPasswordOf(auth: Auth, email: string, password: string): Promise<boolean> {
  const { internalAdapter, password: rule } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
  const hash = found?.accounts.find(({ providerId }) => providerId === "credential")?.password;
  return hash ? await rule.verify({ hash, password }) : false;
}

/** The address that an account had, if a link that has just worked gave it another one. */
export function addressBefore(token: string): string | undefined {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  const { email, updateTo } = JSON.parse(payload) as { email: string; updateTo?: string };
  return updateTo === undefined ? undefined : email;
}

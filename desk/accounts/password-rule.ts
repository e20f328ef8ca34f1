/** Characters. Long beats odd: no other rule. */
export const shortestPassword = 10;
export const longestPassword = 128;

export function passwordError(password: string): string | undefined {
  if (!password) return "Password is required";
  if (password.length < shortestPassword) return `At least ${shortestPassword} characters`;
  return password.length > longestPassword ? `At most ${longestPassword} characters` : undefined;
}

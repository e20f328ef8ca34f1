/** Which of our addresses another program answers, so that the app must not: none in this build. */
export function isOwnDocument(_path: string): boolean {
  return false;
}

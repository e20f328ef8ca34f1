/** The desk renders these for each visitor. */
export function isOwnDocument(path: string): boolean {
  return /^\/(signin|signup|forgot-password|account|desk)([/?#]|$)/.test(path);
}

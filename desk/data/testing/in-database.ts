/** The address of another database on the same server. */
export function inDatabase(server: string, name: string): string {
  const url = new URL(server.replace("@/", "@socket/"));
  url.pathname = `/${name}`;
  return url.href.replace("@socket/", "@/");
}

/** Ends well if the server on this machine serves the home page: what a container's health check runs. */
const port = process.env["PORT"] || "3000";
const healthy = await fetch(`http://127.0.0.1:${port}/`, { method: "HEAD" }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = healthy ? 0 : 1;

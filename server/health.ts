/** Ends well if the server on this machine serves the home page: what a container's health check runs. */
import { request } from "node:http";

const port = process.env["PORT"] || "3000";
const check = request({ port, method: "HEAD" }, ({ statusCode }) => {
  process.exitCode = statusCode === 200 ? 0 : 1;
});
check.on("error", () => (process.exitCode = 1));
check.end();

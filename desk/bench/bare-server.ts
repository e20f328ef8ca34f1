/** The reference: node:http and one insert of the same row, committed to the disk. Nothing else. */
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

import { Pool } from "pg";

const [, , port, url] = process.argv;
const pool = new Pool({ connectionString: url, max: 10 });

createServer(async (request, response) => {
  if (request.method !== "POST") return response.end();
  await pool.query("insert into bare (key, row) values ($1, $2)", [
    request.headers["idempotency-key"],
    await text(request),
  ]);
  return response.writeHead(201).end("{}");
}).listen(Number(port), "127.0.0.1");

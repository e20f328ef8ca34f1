import type pg from "pg";

/** The rows of a question, all as of one moment, a few hundred at a time: any number of them fits into memory. */
export async function* fetchRows<Row extends pg.QueryResultRow>(client: pg.Client, question: string) {
  await client.query("begin isolation level repeatable read read only");
  try {
    await client.query(`declare answers no scroll cursor for ${question}`);
    for (;;) {
      const { rows } = await client.query<Row>("fetch 500 from answers");
      if (rows.length === 0) return;
      yield* rows;
    }
  } finally {
    await client.query("rollback").catch(() => {});
  }
}

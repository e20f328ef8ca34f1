import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name what-changes` writes a migration from the schema. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./data/schema/index.ts",
  out: "./data/migrations",
});

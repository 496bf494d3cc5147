import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./platform/store/schema/*.ts",
  out: "./platform/store/migrations",
});

import { z } from "zod";

/** Who may ask: "member" is whoever is logged in, "real" all of them but trial accounts. */
export type Access = "guest" | "member" | "real" | "agent" | "gateway";
export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the platform, written once; client, server, OpenAPI and tests are derived from it. */
export type Call<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> = {
  name: string;
  method: Method;
  /** Below the platform's base, e.g. "/auth/login". GET and DELETE carry the input as the query. */
  path: string;
  access: Access;
  /** Whose signature a call with access "gateway" bears. */
  gateway?: "mockpay" | "dlocal";
  /** The input travels as JWE when the platform is remote. */
  sealed?: true;
  /** The call moves money: the client must send an `idempotency-key` header. */
  keyed?: true;
  /** The answer's time must not tell whether there is an account. */
  isEven?: true;
  /** Asking does not keep a session alive: a page does it by itself. */
  isUnseen?: true;
  /** Where 64 kB of JSON are not enough. */
  bodyBytesMax?: number;
  input: Input;
  value: Value;
};

export function call<Input extends z.ZodType, Value extends z.ZodType>(
  definition: Call<Input, Value>,
): Call<Input, Value> {
  return definition;
}

export type InputOf<C extends Call> = z.output<C["input"]>;
export type ValueOf<C extends Call> = z.output<C["value"]>;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional();

/** What every answer looks like on the wire. */
export const envelope = z.object({
  success: z.boolean(),
  value: z.unknown(),
  message: z.string().nullable(),
  field: z.string().optional(),
  details,
  /** What is wrong with further fields, where a form has several faults at once. */
  others: z.array(z.object({ message: z.string(), field: z.string(), details })).optional(),
  reference: z.string(),
});
export type Envelope = z.infer<typeof envelope>;

export const nothing = z.object({});

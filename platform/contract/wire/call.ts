import { z } from "zod";
import type { Gate } from "../core/gates.ts";
import type { Permission } from "../staff/roles.ts";

/**
 * The callers admitted: "member" is anyone logged in, "real" excludes trial accounts. "office" is
 * anyone at the office's door, and "staff" is a person logged in there.
 */
export type Access = "guest" | "member" | "real" | "agent" | "gateway" | "office" | "staff";
export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One call of the platform. The client, the server, OpenAPI and tests are derived from it. */
export type Call<Input extends z.ZodType = z.ZodType, Value extends z.ZodType = z.ZodType> = {
  name: string;
  method: Method;
  /**
   * Relative to the platform's base, e.g. "/auth/login". GET and DELETE carry the input as the
   * query.
   */
  path: string;
  access: Access;
  /**
   * What a call with access "staff" needs a grant for, at the merchant it names. Without it, the call
   * is about the person's own account and names no merchant.
   */
  permission?: Permission;
  /**
   * The terminal's words for it, e.g. "deposit approve <merchant> <reference>". Inputs that are not
   * named by place are options.
   */
  line?: string;
  /**
   * What the law of the merchant's and of the visitor's place must allow. Calls of agents need
   * "agents" as well.
   */
  law?: Gate;
  /** The gateway that signs a call with access "gateway". */
  gateway?: "mockpay" | "dlocal";
  /** The input travels as JWE when the platform is remote. */
  sealed?: true;
  /** The call moves money: the client must send an `idempotency-key` header. */
  keyed?: true;
  /** The response time must not reveal whether an account exists. */
  isEven?: true;
  /** The call does not keep a session alive, because a page sends it without the member. */
  isUnseen?: true;
  /** Set when 64 kB of JSON are not enough. */
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

/** The form of every answer on the wire. */
export const envelope = z.object({
  success: z.boolean(),
  value: z.unknown(),
  message: z.string().nullable(),
  field: z.string().optional(),
  details,
  /** The errors of further fields, when a form has several. */
  others: z.array(z.object({ message: z.string(), field: z.string(), details })).optional(),
  reference: z.string(),
});
export type Envelope = z.infer<typeof envelope>;

export const nothing = z.object({});

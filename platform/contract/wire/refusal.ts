type Details = Record<string, string | number | boolean>;
/** The error of a further field, with the same code, place and details as a refusal. */
export type OtherError = { message: string; field: string; details?: Details | undefined };

type Options = {
  status?: number;
  field?: string;
  details?: Details;
  others?: readonly OtherError[];
};

/**
 * An answer that changed nothing. It carries a stable code (a copy key of the site) and the HTTP
 * status. For forms it names the field. `details` fills the placeholders of the copy; `others` are
 * the errors of further fields.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  readonly details: Details | undefined;
  readonly others: readonly OtherError[];

  constructor(code: string, options: Options = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.status = options.status ?? 422;
    this.field = options.field;
    this.details = options.details;
    this.others = options.others ?? [];
  }

  /** One refusal for all errors of a form, in their order; null when there is none. */
  static of(errors: readonly (Omit<OtherError, "message"> & { code: string })[]): Refusal | null {
    const [first, ...rest] = errors;
    if (!first) return null;
    const others = rest.map(({ code: message, ...error }) => ({ ...error, message }));
    const { code, field, details } = first;
    return new Refusal(code, { field, ...(details && { details }), others });
  }
}

type UnknownOptions = {
  /** Leads to the log of the other side. */
  reference?: string | undefined;
  /** The HTTP status of the answer. */
  status?: number;
  cause?: unknown;
};

/** The other side may or may not have acted. Retry with the same key. */
export class Unknown extends Error {
  readonly reference: string | undefined;
  readonly status: number | undefined;

  constructor(message: string, { reference, status, cause }: UnknownOptions = {}) {
    super(message, { cause });
    this.name = "Unknown";
    this.reference = reference;
    this.status = status;
  }
}

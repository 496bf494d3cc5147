/**
 * An answer that changed nothing: a stable code (a copy key of the site), the HTTP status that
 * fits it and, for forms, the field it belongs to. `details` fills the placeholders of the copy.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;
  readonly details: Record<string, string | number | boolean> | undefined;

  constructor(
    code: string,
    options: {
      status?: number;
      field?: string;
      details?: Record<string, string | number | boolean>;
    } = {},
  ) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.status = options.status ?? 422;
    this.field = options.field;
    this.details = options.details;
  }
}

/** The platform may or may not have done what was asked: ask again with the same key. */
export class Unknown extends Error {
  readonly reference: string | undefined;

  constructor(message: string, reference?: string) {
    super(message);
    this.name = "Unknown";
    this.reference = reference;
  }
}

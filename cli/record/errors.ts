/** Codes of what a recording refuses, with their status. */
export const STATUS: Readonly<Record<string, number>> = {
  RECORDING_NOT_FOUND: 404,
  TAKE_NOT_FOUND: 404,
  PICTURE_NOT_FOUND: 404,
  BUILDER_NOT_FOUND: 404,
  ELEMENT_NOT_FOUND: 404,
  NO_OPEN_TAKE: 409,
  NOTHING_TO_UNDO: 409,
  TAKE_NEEDED: 409,
  RECORDING_BUSY: 409,
  RECORDING_UNFINISHED: 409,
  RECORDING_EXISTS: 409,
  NO_CHECKOUT: 409,
  INVALID_BODY: 422,
  BUILDER_FAILED: 422,
};

/** What a recording refuses: a code, and in words what to do. */
export class RecordingError extends Error {
  readonly code: string;
  readonly details?: unknown;

  constructor(code: keyof typeof STATUS & string, message: string, details?: unknown) {
    super(message);
    this.code = code;
    if (details !== undefined) this.details = details;
  }
}

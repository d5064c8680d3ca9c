/** A rule refused what it was asked for; nothing of the phone changed. */
export class RuleError extends Error {
  code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export class CurriculumError extends Error {
  code:
    | 'INVALID_CURRICULUM'
    | 'INVALID_RESULT'
    | 'CURRICULUM_EMPTY'
    | 'STATE_MISMATCH'
    | 'INVALID_STATE_FILE';
  constructor(code: CurriculumError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

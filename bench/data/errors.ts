/** What keeps data from being written or asked: `OUT_EXISTS` and `INVALID_SQL` are of what was asked for, the others of what was found. */
export class DataError extends Error {
  code:
    | 'OUT_EXISTS'
    | 'OUT_FAILED'
    | 'RUN_INVALID'
    | 'NOTHING_TO_EXPORT'
    | 'INVALID_SQL'
    | 'SQL_TIMEOUT'
    | 'INVALID_OPTION';
  constructor(code: DataError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** What keeps a device from being used; none of it says anything of an agent. */
export type BridgeCode =
  /** It went away, and did not come back while it was waited for. */
  | 'DEVICE_LOST'
  /** There is none, or several and none was named. */
  | 'DEVICE_NOT_FOUND'
  /** It does not know the key. */
  | 'DEVICE_UNAUTHORIZED'
  /** No adb server answers. */
  | 'ADB_UNREACHABLE'
  /** `uiautomator dump` gave no screen, however often. */
  | 'NO_SCREEN'
  /** A text needs a keyboard that takes it from a broadcast, and there is none. */
  | 'NO_TEXT_KEYBOARD'
  /** The start could not be made. */
  | 'SLATE_FAILED'
  /** Nothing on this device says how the episode ended. */
  | 'UNPROBEABLE'
  | 'INVALID_APP_MAP';

export class BridgeError extends Error {
  readonly code: BridgeCode;
  constructor(code: BridgeCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

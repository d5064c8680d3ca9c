/** The text is not an action, or the action fits neither the screen nor the task. The message says why. */
export class AndroidWorldError extends Error {
  code = 'INVALID_ACTION' as const;
}

/**
 * The script that calls `tapworld[fn](arg)`. Argument and result cross as JSON text: text that the page parses costs half of what an
 * argument object costs, and a result that the page turns into text costs a third of one that V8's inspector copies node by node. A literal
 * would be a little faster still, but a key "__proto__" in it would not be data.
 */
export function callScript(fn: string, arg: unknown): string {
  const text = arg === undefined ? '' : `JSON.parse('${JSON.stringify(arg).replace(/[\\']/g, '\\$&')}')`;
  return `(async () => JSON.stringify(await tapworld[${JSON.stringify(fn)}](${text})))()`;
}

/** The text of an exception, from CDP's `exceptionDetails`. */
export function exceptionText(details: any): string {
  return details.exception?.description ?? details.exception?.value ?? details.text ?? 'unknown error';
}

/** Whether the page lacks a part of itself, which is no app's fault: its script has not run, or a file did not arrive. */
export function isLoadError(details: any): boolean {
  return /^(LoadError: |TypeError: Failed to fetch|ReferenceError: tapworld is not defined)/.test(
    exceptionText(details),
  );
}

/** The text of a `console.error`, from CDP's arguments. */
export function consoleText(args: any[]): string {
  return args.map(arg => arg.description ?? String(arg.value)).join(' ');
}

/** Copies a text. A page that was not opened over HTTPS or on this machine has no clipboard of its own, and selects the text instead. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand('copy');
  area.remove();
  if (!isCopied) throw new Error(`The browser does not let this page copy. The text is: ${text}`);
}

/** `my-agent` → `myAgent`: the name of its export. */
export const camel = (name: string): string =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

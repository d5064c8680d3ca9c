import type { Said, Shell } from './connection.ts';

/** A device's shell that answers as told, and remembers what it was asked. What is not told gives nothing, and status 0. */
export function saying(
  answers: (line: string) => Partial<Said> | string | undefined = () => undefined,
): Shell & { lines: string[] } {
  const lines: string[] = [];
  const shell = async (line: string): Promise<Said> => {
    lines.push(line);
    const said = answers(line);
    return { out: '', err: '', status: 0, ...(typeof said === 'string' ? { out: said } : said) };
  };
  return {
    lines,
    shell,
    bytes: async line => {
      const { out, ...rest } = await shell(line);
      return { ...rest, out: Buffer.from(out) };
    },
    picture: async () => Buffer.alloc(0),
  };
}

/** A device's shell in which some programs say something, by the beginning of the line. */
export const programs = (table: Readonly<Record<string, string>>) =>
  saying(line => Object.entries(table).find(([start]) => line.startsWith(start))?.[1]);

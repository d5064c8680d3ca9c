import type { ShellResult, Shell } from './connection.ts';

/** A device's shell that answers as told, and remembers what it was asked. What is not told gives nothing, and status 0. */
export function fakeShell(
  answers: (line: string) => Partial<ShellResult> | string | undefined = () => undefined,
): Shell & { lines: string[] } {
  const lines: string[] = [];
  const shell = async (line: string): Promise<ShellResult> => {
    lines.push(line);
    const answer = answers(line);
    return { out: '', err: '', status: 0, ...(typeof answer === 'string' ? { out: answer } : answer) };
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
  fakeShell(line => Object.entries(table).find(([start]) => line.startsWith(start))?.[1]);

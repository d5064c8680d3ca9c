import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

interface Message {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** An MCP server as a child process that speaks JSON-RPC, one message a line. */
export interface Mcp {
  /** Names of its tools. */
  tools(): Promise<string[]>;
  /** Calls a tool and returns its text. Throws if the tool reports an error. */
  call(name: string, args: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

export async function startMcp(script: string, env: NodeJS.ProcessEnv): Promise<Mcp> {
  const child = spawn(process.execPath, [script], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting = new Map<number, (message: Message) => void>();
  const gone = new Promise<void>(resolve => {
    child.once('close', () => {
      for (const answer of waiting.values()) answer({ error: { message: 'the server ended' } });
      resolve();
    });
  });
  createInterface({ input: child.stdout }).on('line', line => {
    const message = JSON.parse(line) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  let last = 0;
  const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const ask = async <T>(method: string, params: object): Promise<T> => {
    const id = ++last;
    const { result, error } = await new Promise<Message>(resolve => {
      waiting.set(id, resolve);
      send({ id, method, params });
    });
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as T;
  };
  await ask('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  });
  send({ method: 'notifications/initialized' });
  return {
    async tools() {
      return (await ask<{ tools: { name: string }[] }>('tools/list', {})).tools.map(({ name }) => name);
    },
    async call(name, args) {
      const { content, isError } = await ask<{ content: { text: string }[]; isError?: boolean }>(
        'tools/call',
        { name, arguments: args },
      );
      const text = content.map(part => part.text).join('\n');
      if (isError || text.endsWith('Please fix the issue and try again.'))
        throw new Error(`${name}: ${text}`);
      return text;
    },
    async close() {
      child.stdin.end();
      child.kill();
      await gone;
    },
  };
}

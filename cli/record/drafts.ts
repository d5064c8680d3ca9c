import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Phone } from '../../apps/catalogue.ts';
import { createWorld } from '../../apps/catalogue.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { budgetOf, instantiateOn } from '../../bench/tasks/instance.ts';
import { registry, type TaskSource } from '../../server/episodes/tasks.ts';

const root = new URL('../../', import.meta.url);

/** A file's imports, which are relative to its place in the checkout, by their whole addresses. */
const withAddresses = (path: string, text: string): string =>
  text.replace(/( from ')(\.[^']+)(';)/g, (_, before: string, file: string, after: string) => {
    return `${before}${new URL(file, new URL(path, root)).href}${after}`;
  });

/** Where a template was loaded from. */
export interface LoadedFrom {
  /** Address of the file. */
  file: string;
  exportName: string;
}

/** Templates that are being recorded: a server plays them before they are kept, and nothing is written into the checkout for it. */
export class RecordedTasks {
  readonly #tasks = new Map<string, Task>();
  #folder: string | undefined;
  #files = 0;
  readonly #from = new WeakMap<Task, LoadedFrom>();

  /** Loads a template from its text, whose path in the checkout says where its imports are. Rejects with what its declaration throws. */
  async load(path: string, text: string, exportName: string): Promise<Task> {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'tapworld-recorded-'));
    const file = join(this.#folder, `template-${++this.#files}.mts`);
    writeFileSync(file, withAddresses(path, text));
    const { href } = pathToFileURL(file);
    const module = (await import(/* @vite-ignore */ href)) as Record<string, Task>;
    const task = module[exportName]!;
    this.#from.set(task, { file: href, exportName });
    return task;
  }

  /** Where a template was loaded from that this has loaded. */
  fileOf = (task: Task): LoadedFrom => this.#from.get(task)!;

  /** Lets episodes play a template. */
  offer(task: Task): void {
    this.#tasks.set(task.id, task);
  }

  /** The server's tasks: those of the registry, and those that are being recorded, which no list has. */
  readonly source: TaskSource = {
    ...registry,
    find: id => this.#tasks.get(id) ?? registry.find(id),
    budget: id => {
      const task = this.#tasks.get(id);
      return task ? budgetOf(task).budget : registry.budget(id);
    },
    instantiate: async (id, seed, options) => {
      const task = this.#tasks.get(id);
      if (!task) return registry.instantiate(id, seed, options);
      return instantiateOn((await createWorld()) as unknown as Phone, task, seed, options);
    },
  };

  close(): void {
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }
}

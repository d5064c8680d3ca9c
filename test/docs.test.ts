import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { commands } from '../cli/commands.ts';
import type { CommandSpec } from '../cli/program.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'clients/python/README.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.md'))
    .map(path => join('docs', path)),
];
const textOf = (page: string) => readFileSync(join(root, page), 'utf8');

/** Paths of a page's Markdown and HTML links into the repo, without anchors. */
function linksOf(page: string): string[] {
  const prose = textOf(page).replaceAll(/`[^`\n]+`/g, '');
  const found = prose.matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g);
  return [...found]
    .map(([, markdown, html]) => (markdown ?? html)!)
    .filter(link => !/^[a-z]+:|^#/.test(link))
    .map(link => link.split('#')[0]!);
}

/** The anchor of a heading: lower case, without punctuation, `-` for spaces. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

describe('links of the documents', () => {
  it.each(pages)('%s: every file exists', page => {
    expect(linksOf(page).filter(link => !existsSync(join(root, dirname(page), link)))).toEqual([]);
  });

  it.each(pages)('%s: every anchor is a heading', page => {
    const links = [...textOf(page).matchAll(/\]\(([^)\s#]*\.md)?#([^)\s]+)\)/g)];
    const missing = links.filter(([, file, anchor]) => {
      const target = file === undefined ? page : join(dirname(page), file);
      const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!));
      return !headings.includes(anchor!);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

/** The options of every command by its name, `bridge run` for one of a group. */
const optionsOf = new Map<string, Set<string>>();
function learn(spec: CommandSpec, name: string): void {
  const { options } = spec.shape(new Command(spec.name));
  optionsOf.set(name, new Set(['--json', '--help', ...options.flatMap(({ long }) => long ?? [])]));
}
for (const spec of commands) {
  if (!('commands' in spec)) learn(spec, spec.name);
  else for (const under of spec.commands) learn(under, `${spec.name} ${under.name}`);
}
const groups = new Set(commands.filter(spec => 'commands' in spec).map(({ name }) => name));

/** Unknown commands and options in the rest of a line after `npx tapworld`. */
function unknownIn(line: string): string[] {
  // A comment, a pipe, a second command or the end of inline code ends the command.
  const typed = line.split(/ #|[`|&;)]/)[0]!;
  const words = typed.split(/\s+/).filter(word => word !== '');
  const name = groups.has(words[0] ?? '') ? words.slice(0, 2).join(' ') : (words[0] ?? '');
  if (name === '' || name.startsWith('--')) return [];
  const known = optionsOf.get(name);
  if (!known) return [`tapworld ${name}`];
  const options = [...typed.matchAll(/(?<=\s)--[a-z][a-z-]*/g)].map(([option]) => option);
  return options.filter(option => !known.has(option)).map(option => `tapworld ${name} ${option}`);
}

describe('commands in the documents', () => {
  it.each(pages)('%s: every command and option exists', page => {
    const lines = [...textOf(page).matchAll(/npx tapworld (.*)/g)];
    expect(lines.flatMap(([, rest]) => rest!.split('npx tapworld ').flatMap(unknownIn))).toEqual([]);
  });
});

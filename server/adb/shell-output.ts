import type { CommandNode, PipelineNode, ScriptNode, StatementNode } from 'just-bash';

type Simple = Extract<CommandNode, { type: 'SimpleCommand' }>;
type Redirection = Simple['redirections'][number];

const redirection = (fd: number | null, operator: Redirection['operator'], target: string): Redirection => ({
  type: 'Redirection',
  fd,
  operator,
  target: { type: 'Word', parts: [{ type: 'Literal', value: target }] },
});

/**
 * A script whose commands write their output to a file. The shell library returns output as one text, in which binary output is lost, but it
 * writes redirected output unchanged. A redirection of the script's own comes later in the list and takes precedence. `merged` also
 * redirects errors.
 */
export function outputTo(script: ScriptNode, file: string, merged: boolean): ScriptNode {
  const first = (): Redirection[] => [
    redirection(null, '>>', file),
    ...(merged ? [redirection(2, '>&', '1')] : []),
  ];
  const statements = (list: readonly StatementNode[]): StatementNode[] =>
    list.map(statement => ({ ...statement, pipelines: statement.pipelines.map(pipeline) }));
  // Only the last command of a pipeline writes to the file; the others write into the pipe.
  const pipeline = (node: PipelineNode): PipelineNode => ({
    ...node,
    commands: node.commands.map((each, i) => (i === node.commands.length - 1 ? command(each) : each)),
  });
  const command = <Node extends CommandNode>(node: Node): Node => {
    if (node.type === 'FunctionDef') return node;
    if (node.type === 'SimpleCommand') {
      const bare = node.name === null || (literal(node) === 'exec' && node.args.length === 0);
      return bare ? node : { ...node, redirections: [...first(), ...node.redirections] };
    }
    // One that goes elsewhere as a whole is let be.
    if (node.redirections.length > 0) return { ...node, redirections: [...first(), ...node.redirections] };
    switch (node.type) {
      case 'If':
        return {
          ...node,
          clauses: node.clauses.map(clause => ({
            condition: statements(clause.condition),
            body: statements(clause.body),
          })),
          elseBody: node.elseBody && statements(node.elseBody),
        };
      case 'While':
      case 'Until':
        return { ...node, condition: statements(node.condition), body: statements(node.body) };
      case 'For':
      case 'CStyleFor':
      case 'Subshell':
      case 'Group':
        return { ...node, body: statements(node.body) };
      case 'Case':
        return { ...node, items: node.items.map(item => ({ ...item, body: statements(item.body) })) };
      default:
        return node;
    }
  };
  return { ...script, statements: statements(script.statements) };
}

/** The name of a command where it is one plain word. */
function literal({ name }: Simple): string | undefined {
  const [part, ...more] = name?.parts ?? [];
  return part?.type === 'Literal' && more.length === 0 ? part.value : undefined;
}

/** A script in which `toybox NAME …` is NAME itself: a program that only starts another would have its output lose what kind it is. */
export function withoutToybox<T>(node: T): T {
  if (Array.isArray(node)) return node.map(withoutToybox) as T;
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withoutToybox(value)]),
  ) as T & Partial<Simple>;
  if (copy.type !== 'SimpleCommand' || literal(copy as Simple) !== 'toybox' || copy.args!.length === 0)
    return copy;
  const [name, ...args] = copy.args!;
  return { ...copy, name: name!, args };
}

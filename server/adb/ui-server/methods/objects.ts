import { infoOf, within, type Node } from '../nodes.ts';
import type { Screen } from '../screen.ts';
import { findAll, notFound, selectorOf } from '../selector.ts';
import { numberOf, type Method, type Methods } from './method.ts';

/** The first child of a node that has a text, or holds a node that has it. `read` gives the text of a node. */
const childBy =
  (screen: Screen, read: (node: Node) => string): Method =>
  async (wanted, child, text, scrolls) => {
    const find = async () => {
      const from = await screen.one(wanted);
      return findAll(from, selectorOf(child)).find(
        node => node !== from && [...within(node)].some(inner => read(inner) === String(text)),
      );
    };
    let found = await find();
    if (!found && scrolls)
      await screen.scrollTo(wanted, true, async () => (found = await find()) !== undefined);
    if (!found) throw notFound(`for text= "${String(text)}"`);
    return screen.handle(found);
  };

/** Finds nodes, waits for them, reads them, and edits their text. */
export const objectMethods = (screen: Screen): Methods => ({
  exist: wanted => screen.exists(wanted),
  count: async wanted => (await screen.all(wanted)).length,
  objInfo: async wanted => infoOf(await screen.one(wanted)),
  objInfoOfAllInstances: async wanted => (await screen.all(wanted)).map(infoOf),
  waitForExists: (wanted, ms) => screen.wait(ms, () => screen.exists(wanted)),
  waitUntilGone: (wanted, ms) => screen.wait(ms, async () => !(await screen.exists(wanted))),
  getText: async wanted => (await screen.one(wanted)).text,
  async setText(wanted, text) {
    const { element } = await screen.one(wanted);
    if (!element?.states.editable) return false;
    return screen.act({ type: 'type', text: String(text), element: element.id, clear: true });
  },
  async clearTextField(wanted) {
    const { element } = await screen.one(wanted);
    if (!element?.states.editable) return false;
    return screen.act({ type: 'clear', element: element.id });
  },
  childByText: childBy(screen, node => node.text),
  childByDescription: childBy(screen, node => node.description),
  async childByInstance(wanted, child, instance) {
    const from = await screen.one(wanted);
    const children = findAll(from, selectorOf(child)).filter(node => node !== from);
    const found = children[numberOf(instance)];
    if (!found) throw notFound(`instance ${String(instance)}`);
    return screen.handle(found);
  },
});

import { findNode, middle, nodesOf } from './screen.ts';

/** The calls of a client that the tasks need. */
export interface Hand {
  /** Starts an app at its first screen. */
  launch(app: string): Promise<unknown>;
  dump(): Promise<string>;
  tap(x: number, y: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  key(name: 'BACK' | 'HOME'): Promise<unknown>;
  swipe(x: number, from: number, to: number): Promise<unknown>;
}

const touch = async (hand: Hand, text: string) =>
  hand.tap(...middle(findNode(nodesOf(await hand.dump()), text)));
async function fill(hand: Hand, field: string, text: string): Promise<void> {
  await touch(hand, field);
  await hand.type(text);
}

/** Turns a radio on or off in Settings. */
export async function switchRadio(hand: Hand, radio: 'Wi-Fi' | 'Bluetooth'): Promise<void> {
  await hand.launch('app.tapworld.settings');
  await touch(hand, radio);
  await touch(hand, `Use ${radio}`);
}

/** Writes a note and leaves it, which saves it. */
export async function writeNote(hand: Hand, { title, body }: { title: string; body: string }): Promise<void> {
  await hand.launch('app.tapworld.notes');
  await touch(hand, 'New note');
  await fill(hand, 'Title', title);
  await fill(hand, 'Note', body);
  await hand.key('BACK');
}

export interface Person {
  given: string;
  family: string;
  number: string;
  mail: string;
}

/** Adds a contact in the form, which has to be scrolled. */
export async function addContact(hand: Hand, { given, family, number, mail }: Person): Promise<void> {
  await hand.launch('app.tapworld.contacts');
  await touch(hand, 'Create contact');
  await fill(hand, 'First name', given);
  await fill(hand, 'Last name', family);
  for (const [field, text] of [
    ['Phone', number],
    ['E-mail', mail],
  ] as const) {
    for (let tries = 0; tries < 4 && !nodesOf(await hand.dump()).some(node => node.name === field); tries++)
      await hand.swipe(540, 1_200, 800);
    await fill(hand, field, text);
  }
  await touch(hand, 'Save');
}

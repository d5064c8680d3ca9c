import type { Locator, Page } from 'playwright';

type Role = Parameters<Page['getByRole']>[0];
/** How a place of the page or of the phone is found: a text that it shows, or a role and a name. */
export type Target = string | RegExp | readonly [role: Role, name: string | RegExp];

/** What somebody did with the mouse and the keyboard. */
export interface Effort {
  clicks: number;
  keys: number;
}

/**
 * Works the room in which tasks are recorded as a person does: the pointer and the keys of a real browser on what the page shows, and
 * no call of the server. Counts clicks and keystrokes.
 */
export class Hand {
  readonly page: Page;
  readonly effort: Effort = { clicks: 0, keys: 0 };
  private readonly url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.url = url;
  }

  get screen(): Locator {
    return this.page.getByRole('application', { name: 'Screen of the phone' });
  }
  /** Steps of the open take, as the page lists them. */
  get steps(): Locator {
    return this.page.getByRole('list', { name: /^Steps of the/ }).getByRole('listitem');
  }
  region = (name: string): Locator => this.page.getByRole('region', { name, exact: true });

  private find(within: Page | Locator, target: Target): Locator {
    if (typeof target === 'string') return within.getByText(target, { exact: true }).first();
    if (target instanceof RegExp) return within.getByText(target).first();
    const [role, name] = target;
    return within.getByRole(role, { name, exact: typeof name === 'string' }).first();
  }

  private async click(target: Locator): Promise<void> {
    await target.click();
    this.effort.clicks++;
  }

  /** Opens the room and starts a recording on the phone of seed 1. */
  async start(): Promise<void> {
    await this.page.goto(`${this.url}/#/record`);
    await this.button('Record a task');
    await this.screen.locator('.phone').waitFor();
  }

  /** Waits until the phone is drawn, and the server has answered all that was done. */
  async settled(): Promise<void> {
    await this.screen.locator('.phone').waitFor();
    await this.page.locator('[data-waiting="0"]').waitFor();
  }

  /** Touches something on the phone, which gets the mouse itself. */
  async touch(target: Target, button: 'left' | 'right' = 'left'): Promise<void> {
    await this.settled();
    const place = this.find(this.screen, target);
    await place.waitFor();
    if (!(await this.isSeen(place))) await this.scrollTo(target);
    const { x, y, width, height } = (await place.boundingBox())!;
    await this.page.mouse.click(x + width / 2, y + height / 2, { button });
    this.effort.clicks++;
    await this.settled();
  }

  /** Whether a place of the phone is on its screen as a whole, and nothing lies over its middle. */
  private async isSeen(place: Locator): Promise<boolean> {
    const frame = (await this.screen.boundingBox())!;
    const box = await place.boundingBox();
    if (!box || box.y < frame.y || box.y + box.height > frame.y + frame.height) return false;
    return place.evaluate(
      (element, [x, y]) => {
        const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x!, y!);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      },
      [box.x + box.width / 2, box.y + box.height / 2],
    );
  }

  /** Turns the wheel over the phone until something is on its screen. */
  async scrollTo(target: Target): Promise<void> {
    await this.settled();
    const { x, y, width, height } = (await this.screen.boundingBox())!;
    await this.page.mouse.move(x + width / 2, y + height / 2);
    const place = this.find(this.screen, target);
    for (let turns = 0; turns < 40 && !(await this.isSeen(place)); turns++) {
      const steps = await this.steps.count();
      await this.page.mouse.wheel(0, 240);
      this.effort.clicks++;
      await this.steps.nth(steps).waitFor();
      await this.settled();
    }
  }

  /** Draws a finger over the phone, from its middle by shares of the screen. */
  async swipe(right: number, down: number): Promise<void> {
    await this.settled();
    const { x, y, width, height } = (await this.screen.boundingBox())!;
    const from = { x: x + width / 2 - (right * width) / 2, y: y + height / 2 - (down * height) / 2 };
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + right * width, from.y + down * height, { steps: 6 });
    await this.page.mouse.up();
    this.effort.clicks++;
    await this.settled();
  }

  /** Types, wherever the focus is. */
  async type(text: string): Promise<void> {
    // What needs an input method comes as one text.
    if (/^[\n\x20-\x7e“”’]*$/.test(text)) await this.page.keyboard.type(text);
    else await this.page.keyboard.insertText(text);
    this.effort.keys += [...text].length;
  }
  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.effort.keys++;
  }

  /** Clicks a button of the page. */
  button = (name: string | RegExp, within: Page | Locator = this.page): Promise<void> =>
    this.click(this.find(within, ['button', name]));

  /** Goes to a stage by the bar of stages. */
  stage = (name: string): Promise<void> =>
    this.click(this.page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name }));

  /** Puts a text into a field of the page instead of what stands there. */
  async fill(label: string | RegExp, text: string, within: Page | Locator = this.page): Promise<void> {
    await this.click(this.find(within, ['textbox', label]));
    await this.press('ControlOrMeta+a');
    await this.type(text);
  }

  /** Chooses an option of a list of the page. */
  async choose(
    label: string | RegExp,
    option: string | RegExp,
    within: Page | Locator = this.page,
  ): Promise<void> {
    await this.click(this.find(within, ['combobox', label]));
    await this.click(this.find(this.page, ['option', option]));
  }
}

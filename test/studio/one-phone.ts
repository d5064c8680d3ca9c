import { expect } from 'vitest';
import type { Locator, Page } from 'playwright';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AboutPhone } from '../../src/protocol/wire/phones.ts';
import { send, type Studio } from './fixture.ts';

const QUIET = { screenshot: false, elements: false };

/** A new phone of a studio, and its page. */
export class OnePhone {
  readonly studio: Studio;
  readonly id: string;

  private constructor(studio: Studio, id: string) {
    this.studio = studio;
    this.id = id;
  }

  static async create(studio: Studio): Promise<OnePhone> {
    const { id } = await send<{ id: string }>(studio, 'POST', '/v1/phones', { seed: 3 });
    return new OnePhone(studio, id);
  }

  get page(): Page {
    return this.studio.page;
  }
  get = <T = any>(path: string) => send<T>(this.studio, 'GET', path);
  post = <T = any>(path: string, body: unknown) => send<T>(this.studio, 'POST', path, body);
  about = (id = this.id) => this.get<AboutPhone>(`/v1/phones/${id}`);
  hash = async (id = this.id) => (await this.about(id)).stateHash;
  act = (action: object) => this.post(`/v1/phones/${this.id}/step`, { action, observe: QUIET });
  patch = (operations: object[]) => send(this.studio, 'PATCH', `/v1/phones/${this.id}/state`, operations);
  stateAt = (path: string) => this.get(`/v1/phones/${this.id}/state?path=${path}`);
  fork = async (of = this.id): Promise<string> =>
    (await this.post(`/v1/phones/${of}/fork`, { count: 1 })).phones[0].id;
  delete = () => send(this.studio, 'DELETE', `/v1/phones/${this.id}`);

  async observed(): Promise<Observation> {
    return (await this.post(`/v1/phones/${this.id}/observe`, { observe: { screenshot: false } })).observation;
  }

  /** Opens the page of this phone or another, and waits until it follows the server. */
  async open(search = '', id = this.id): Promise<void> {
    await this.page.goto(`${this.studio.server.url}/#/phones/${id}${search}`);
    await this.page.locator('[data-mode=watching]').waitFor();
  }

  /** Waits until the page shows the server's state. */
  async settled(): Promise<void> {
    const shown = this.page.locator('[data-hash][data-confirmed]');
    await expect
      .poll(async () => (await shown.getAttribute('data-hash')) === (await this.hash()), { timeout: 20_000 })
      .toBe(true);
  }

  tab = (name: string): Locator => this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true });
  /** A line of the state. */
  line = (path: string): Locator => this.page.locator(`[id="at:${path}"]`);
}

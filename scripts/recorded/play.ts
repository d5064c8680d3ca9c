import type { Page } from 'playwright';
import { Hand, type Effort } from './hand.ts';
import type { Scenario } from './scenario.ts';

/** The longest that a check of the page may take, ms. */
const CHECK_MS = 600_000;

/** How a recording went. */
export interface Recorded extends Effort {
  task: string;
  /** Until the file was written, s. */
  seconds: number;
  /** Of them waiting for doubts and for the check, s. */
  waited: number;
  /** Lines of the doubts that did not hold, and of the check that failed. */
  failures: string[];
  /** What the page says to run. */
  command: string;
}

/** Told after each stage, for pictures. */
export type OnStage = (stage: string) => Promise<void>;

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name }).first();

/** Says which values differ, and what else they may be. */
async function generalise(hand: Hand, { values = {}, goal }: Scenario): Promise<void> {
  const { page } = hand;
  for (const [value, { differs, name, drawn }] of Object.entries(values)) {
    const card = page
      .getByRole('list', { name: 'Parameters' })
      .locator('> li')
      .filter({ has: page.locator('b').getByText(value, { exact: true }) })
      .first();
    const toggle = card.getByRole('switch');
    await toggle.waitFor();
    if ((await toggle.isChecked()) !== differs) {
      await card.locator('label').first().click();
      hand.effort.clicks++;
    }
    if (name !== undefined) await hand.fill('Name', name, card);
    if (drawn) await hand.choose('Drawn from', drawn, card);
  }
  await hand.fill('Goal in English', goal.en[0]);
  await hand.fill('In other words', goal.en[1]);
  await hand.fill('In Chinese', goal.zh);
}

async function name(hand: Hand, { task, tags, split }: Scenario): Promise<void> {
  await hand.fill('Task', task);
  await hand.page.getByLabel('Tags', { exact: true }).first().click();
  hand.effort.clicks++;
  for (const tag of tags) {
    await hand.type(tag);
    await hand.press('Enter');
  }
  if (split === 'test') {
    await hand.page.getByText('Split test', { exact: true }).click();
    hand.effort.clicks++;
  }
}

/** Records another take under a name. */
async function recordOther(
  hand: Hand,
  button: string,
  takeName: string,
  work: () => Promise<void>,
): Promise<void> {
  await hand.button(button);
  await hand.fill('What the file calls it', takeName);
  await hand.button('Record');
  await heading(hand.page, new RegExp(`^${takeName}$`)).waitFor();
  await work();
  await hand.button('Declare done');
  await hand.page
    .getByRole('list', { name: /^(Other honest ways|Near misses)$/ })
    .first()
    .waitFor();
}

/** Records a scenario on a server whose studio the page shows, from an empty phone to a written file. */
export async function record(
  page: Page,
  url: string,
  scenario: Scenario,
  onStage: OnStage,
): Promise<Recorded> {
  const hand = new Hand(page, url);
  const began = Date.now();
  let waited = 0;
  const waitFor = async (work: () => Promise<unknown>) => {
    const from = Date.now();
    await work();
    waited += Date.now() - from;
  };
  await hand.start();
  if (scenario.arrange) await scenario.arrange(hand);
  await onStage('start');
  await hand.button('Record the task');
  await heading(page, /^Do the task/).waitFor();
  await scenario.solve(hand);
  await onStage('do');
  await hand.button('Declare done');
  await heading(page, /^What is different/).waitFor();
  await onStage('say');
  await hand.button('Next: Generalise');
  await generalise(hand, scenario);
  await page.getByText(/^seed 1$/).waitFor();
  await page.getByRole('table', { name: 'Instances of the template' }).waitFor();
  await onStage('generalise');
  await hand.stage('Prove and keep');
  await name(hand, scenario);
  await page.getByText(/^seed 1$/).waitFor();
  await hand.stage('Distrust it');
  for (const [each, work] of Object.entries(scenario.alternatives ?? {}))
    await recordOther(hand, 'Record another honest way', each, () => work(hand));
  for (const [each, work] of Object.entries(scenario.nearMisses ?? {}))
    await recordOther(hand, 'Record a near miss', each, () => work(hand));
  for (const reading of scenario.readings ?? []) {
    await page.getByRole('radio', { name: reading }).click();
    hand.effort.clicks++;
  }
  await hand.button('Doubt it');
  const refused = page.getByText(/^It is no template yet/);
  await waitFor(() =>
    page
      .getByRole('button', { name: 'Doubt it again', disabled: false })
      .or(refused)
      .first()
      .waitFor({ timeout: CHECK_MS }),
  );
  if (await refused.isVisible()) throw new Error((await refused.textContent()) ?? '');
  await onStage('distrust');
  const doubted = await page
    .getByRole('list', { name: 'Doubts' })
    .locator('[data-holds=false]')
    .allTextContents();
  await hand.button('Next: Prove and keep');
  await hand.button('Check it');
  const check = page.getByRole('region', { name: /^The check/ });
  await waitFor(() => check.getByRole('heading', { name: /passed|failed/ }).waitFor({ timeout: CHECK_MS }));
  await onStage('keep');
  const failed = await check.getByRole('list', { name: 'Failures' }).getByRole('listitem').allTextContents();
  const failures = [...doubted.map(text => `doubted: ${text}`), ...failed];
  let command = '';
  if (failed.length === 0) {
    await hand.button('Write it into the checkout');
    command = (await page.getByRole('status').locator('code').last().textContent()) ?? '';
  }
  return {
    task: scenario.task,
    ...hand.effort,
    seconds: Math.round((Date.now() - began) / 1_000),
    waited: Math.round(waited / 1_000),
    failures,
    command,
  };
}

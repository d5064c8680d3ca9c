import { CURRENCIES, ratesOf, todayIn } from '../../../apps/calculator/select.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { makeRadio } from '../settings/make.ts';
import { answer, button, done, field, fill, find, tap } from '../steps.ts';
import { chooseUnits, openTool, roundedTo, shownNumber } from './make.ts';

const CODES = ['USD', 'JPY', 'SEK', 'CHF', 'PLN', 'NOK', 'CAD', 'AUD'] as const;
const nameOf = (code: string) => CURRENCIES.find(c => c.code === code)!.name;
const ZH: Record<string, string> = {
  USD: '美元',
  JPY: '日元',
  SEK: '瑞典克朗',
  CHF: '瑞士法郎',
  PLN: '波兰兹罗提',
  NOK: '挪威克朗',
  CAD: '加元',
  AUD: '澳元',
};
const decimals = (code: string) => (code === 'JPY' ? 0 : 2);
const into = (rates: Record<string, string>, p: { code: string; amount: number }) =>
  roundedTo((p.amount / Number(rates['GBP'])) * Number(rates[p.code]), decimals(p.code));
const fresh = (s: Phone) => ratesOf(todayIn(s.clock.now, s.clock.zone), s.apps.calculator.rates);

/** The phone is offline, so that it has to be connected first. */
export const freshRates = task(
  'calculator/fresh-rates',
  { code: oneOf(...CODES), amount: int(80, 640, 5) },
  {
    tags: ['condition', 'conversion', 'answer-sheet', 'cross-app'],
    ask: {
      en: [
        p =>
          `Turn Wi-Fi on and get today’s exchange rates in Calculator. How much is £${p.amount} in ${nameOf(p.code)} now? Answer to ${decimals(p.code) ? 'two decimals' : 'the whole unit'}.`,
        p =>
          `The exchange rates in Calculator are not today’s. Connect the phone by Wi-Fi, refresh them, and fill in what ${p.amount} GBP is in ${p.code}${decimals(p.code) ? ', to two decimals' : ', without decimals'}.`,
      ],
      zh: [
        p =>
          `打开 Wi-Fi，在计算器里更新到今天的汇率。${p.amount} 英镑现在等于多少${ZH[p.code]}？${decimals(p.code) ? '保留两位小数。' : '取整数。'}`,
      ],
    },
    setup: (s, p, ctx) => {
      ctx.system('setWifi', { on: false });
      ctx.system('setMobileData', { on: false });
      s.apps.calculator.pairs['currency'] = {
        from: 'GBP',
        to: 'EUR',
        side: 'from',
        text: String(p.amount + 5),
      };
    },
    expect: {
      connected: (_s, _p, ctx) => ctx.system('setWifi', { on: true }),
      fetched: (_s, _p, ctx) => ctx.act('calculator', 'refreshRates', {}),
    },
    answer: {
      fields: {
        amount: { type: 'number', label: { en: p => `Amount in ${p.code}`, zh: p => `${ZH[p.code]}金额` } },
      },
      key: ({ was, p }) => ({
        amount: { value: into(fresh(was), p), tolerance: decimals(p.code) ? 0.0201 : 1.01 },
      }),
    },
    solve: function* (seen, p) {
      yield* makeRadio('wifi', true);
      seen = yield* openTool(seen, 'Currency');
      seen = yield tap(seen, button('Refresh rates'));
      seen = yield* chooseUnits(seen, nameOf('GBP'), nameOf(p.code));
      seen = yield fill(seen, field(`From ${nameOf('GBP')}`), String(p.amount), { clear: true });
      yield answer({ amount: shownNumber(find(seen, field(`To ${nameOf(p.code)}`)).value!) });
      yield done();
    },
    nearMisses: {
      atTheOldRates: {
        change: (_s, _p, ctx) => ctx.system('setWifi', { on: true }),
        answer: (p, start) => {
          const old = into(start.apps.calculator.rates.perEuro, p);
          return { amount: Math.abs(old - into(fresh(start), p)) < 3 ? old + 7 : old };
        },
        because: ['fetched', 'answer'],
      },
      byMobileData: {
        change: (_s, _p, ctx) => {
          ctx.system('setMobileData', { on: true });
          ctx.act('calculator', 'refreshRates', {});
        },
        answer: (p, start) => ({ amount: into(fresh(start), p) }),
        because: ['connected', 'sideEffects'],
      },
      theOtherWay: {
        change: (_s, _p, ctx) => {
          ctx.system('setWifi', { on: true });
          ctx.act('calculator', 'refreshRates', {});
        },
        answer: (p, start) => ({
          amount: roundedTo((p.amount / Number(fresh(start)[p.code])) * Number(fresh(start)['GBP']), 2),
        }),
        because: 'answer',
      },
      onlyAnswered: {
        change: () => {},
        answer: (p, start) => ({ amount: into(fresh(start), p) }),
        because: ['connected', 'fetched'],
      },
    },
  },
);

import type { Caller } from './calls.ts';

/** What people do when they are called. Everybody else answers after six seconds and talks for three minutes at most. */
export const rules: readonly {
  who: Caller | null;
  outcome: 'answers' | 'busy' | 'noAnswer' | 'voicemail' | 'unreachable';
  ringMs: number;
  talkMs: number | null;
  says: string;
}[] = [
  { who: null, outcome: 'answers', ringMs: 6_000, talkMs: 180_000, says: '' },
  {
    who: 'ines-carvajal',
    outcome: 'answers',
    ringMs: 4_000,
    talkMs: 150_000,
    says: 'Hola, cariño. I have five minutes between patients.',
  },
  {
    who: 'helen-calloway',
    outcome: 'answers',
    ringMs: 9_000,
    talkMs: null,
    says: 'Hello darling! Wait, let me turn the radio down.',
  },
  {
    who: 'edith-calloway',
    outcome: 'answers',
    ringMs: 19_000,
    talkMs: 240_000,
    says: 'Hello? Who is it? Speak up, dear.',
  },
  { who: 'walter-finch', outcome: 'noAnswer', ringMs: 28_000, talkMs: null, says: '' },
  {
    who: 'katherine-march',
    outcome: 'voicemail',
    ringMs: 18_000,
    talkMs: 30_000,
    says: 'This is Katherine. I’m either at work or asleep. Please leave a message.',
  },
  {
    who: 'sophie-lacey',
    outcome: 'voicemail',
    ringMs: 20_000,
    talkMs: 30_000,
    says: 'Hey, it’s Sophie! Probably underwater. Beep’s coming.',
  },
  { who: 'tariq-alhassan', outcome: 'busy', ringMs: 0, talkMs: null, says: '' },
  { who: 'zhang-jianguo', outcome: 'answers', ringMs: 8_000, talkMs: 60_000, says: '喂，九鲤面馆。' },
  { who: 'rosa-carvajal', outcome: 'answers', ringMs: 7_000, talkMs: null, says: '¿Dígame?' },
  {
    who: 'salt-cellar',
    outcome: 'answers',
    ringMs: 5_000,
    talkMs: 90_000,
    says: 'Good day, The Salt Cellar. We open at twelve, how can I help?',
  },
  { who: 'northgate-clinic', outcome: 'busy', ringMs: 0, talkMs: null, says: '' },
  {
    who: 'central-station',
    outcome: 'answers',
    ringMs: 3_000,
    talkMs: 45_000,
    says: 'Harrow Bay Central. All lines are busy; please hold.',
  },
  { who: '+447700900871', outcome: 'unreachable', ringMs: 0, talkMs: null, says: '' },
  { who: '+33199001877', outcome: 'unreachable', ringMs: 0, talkMs: null, says: '' },
];

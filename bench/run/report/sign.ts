/**
 * Two-sided p-value of the exact sign test over pairs that differ, `won` one way and `lost` the other; for pairs of yes and no that
 * is McNemar's exact test: min(1, 2 · P(X ≤ min(won, lost))), X binomial with one half. 1 where no pair differs.
 */
export function signTest(won: number, lost: number): number {
  const n = won + lost;
  const few = Math.min(won, lost);
  // Terms as logarithms: 2^-n alone underflows from n = 1075 on.
  let log = -n * Math.LN2;
  let sum = 0;
  for (let i = 0; i <= few; i++) {
    sum += Math.exp(log);
    log += Math.log((n - i) / (i + 1));
  }
  return Math.min(1, 2 * sum);
}

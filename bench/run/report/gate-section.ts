import type { Gates, GateResult } from './gate.ts';
import { difference, plural, type Unit } from './format.ts';
import { html, type Html } from './html.ts';

const isShare = ({ expression }: GateResult) => expression.endsWith('%');
const unitOf = (result: GateResult): Unit => (isShare(result) ? 'share' : 'steps');

/** The least round number that no value passes. */
function reachOf(values: readonly number[]): number {
  const most = Math.max(1e-9, ...values.map(Math.abs));
  const ten = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 5].find(times => times * ten >= most * (1 - 1e-9)) ?? 10) * ten;
}

/** A difference with its interval on a line around 0. The ground beyond the margin is tinted. */
function intervalPlot(result: GateResult): Html {
  const { interval, margin, difference: by, words, passed } = result;
  const isMore = /[>≥]/.test(result.expression);
  const reach = reachOf([margin, by ?? 0, ...(interval ?? [])]);
  const at = (value: number) => Number((50 + 48 * Math.min(1, Math.max(-1, value / reach))).toFixed(2));
  const edge = at(margin);
  const end = (value: number) => difference(value, unitOf(result)).replace(/\.0$/, '');
  const line = (x: number, kind: string) =>
    html`<path class="${kind}" vector-effect="non-scaling-stroke" d="M${x} 0V18" />`;
  return html`<svg
      class="bar gate-plot ${passed ? 'is-passed' : 'is-failed'}"
      viewBox="0 0 100 18"
      preserveAspectRatio="none"
      role="img"
      aria-label="${words}"
    >
      <rect class="track" x="0" y="0" width="100" height="18" />
      <rect class="beyond" x="${isMore ? 0 : edge}" y="0" width="${isMore ? edge : 100 - edge}" height="18" />
      ${line(50, 'zero')}${line(edge, 'edge')}${
        interval &&
        html`<path
          class="found"
          vector-effect="non-scaling-stroke"
          d="M${at(interval[0])} 5V13M${at(interval[0])} 9H${at(interval[1])}M${at(interval[1])} 5V13"
        />`
      }${by !== null && html`<path class="found point" vector-effect="non-scaling-stroke" d="M${at(by)} 9h.01" />`}
    </svg>
    <div class="scale">
      <span>${end(-reach)}</span><span>0</span><span>${end(reach)}</span>
    </div>`;
}

const VERDICTS = { worse: 'failed, worse', unclear: 'failed, not shown' };

/** What the gates of a report found, each with its interval beside its margin. */
export function gateSection({ passed, results, unpaired }: Gates): Html {
  const failed = results.filter(result => !result.passed).length;
  const alone = unpaired.run + unpaired.against;
  return html`<section id="gates">
    <h2>Gates</h2>
    <div class="card">
      <h3 class="${passed ? 'up' : 'down'}">
        ${passed ? `${plural(results.length, 'gate')} passed` : `${failed} of ${plural(results.length, 'gate')} failed`}
      </h3>
      <div class="scroll">
        <table>
          <thead>
            <tr>
              <th>gate</th>
              <th></th>
              <th class="n">difference</th>
              <th class="n hide-s">95 %</th>
              <th class="n hide-m">pairs</th>
              <th class="gate-cell"></th>
            </tr>
          </thead>
          <tbody>
            ${results.map(result => {
              const { expression, failure, interval, difference: by, pairs } = result;
              const unit = unitOf(result);
              return html`<tr>
                <td><code>${expression}</code></td>
                <td class="${failure ? 'down' : 'up'}">${failure ? VERDICTS[failure] : 'passed'}</td>
                <td class="n">${difference(by, unit)}</td>
                <td class="n soft hide-s">
                  ${interval ? `${difference(interval[0], unit)} to ${difference(interval[1], unit)}` : '–'}
                </td>
                <td class="n soft hide-m">${pairs}</td>
                <td class="gate-cell">${intervalPlot(result)}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>
      <p class="small soft" style="margin:12px 0 0">
        A gate passes where the whole 95 % interval of the paired difference keeps within its margin, the dashed
        line.${
          alone > 0 &&
          ` ${plural(alone, 'episode')} without a scored partner ${alone === 1 ? 'is' : 'are'} left out.`
        }
      </p>
    </div>
  </section>`;
}

import type { Part } from '../test/chat-eval/cases.ts';
import { measure, type Outcome } from '../test/chat-eval/measure.ts';
import { type Report, reportOn } from '../test/chat-eval/report.ts';
import type { SlotWords } from '../test/chat-eval/slot-words.ts';

const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;
const words = (is: string, slots: SlotWords): string =>
  [
    is,
    ...Object.entries(slots)
      .sort()
      .map(([name, value]) => `${name}=${value}`),
  ].join(' ');

function printFigures(part: Part, report: Report): void {
  console.log(`\n== ${part}: ${report.cases} utterances, ${report.adversarial} of them adversarial ==`);
  console.log(`intent accuracy       ${percent(report.intentAccuracy)}`);
  console.log(`whole-frame match     ${percent(report.frameMatch)}`);
  console.log(
    `out-of-scope recall   ${percent(report.unknownRecall)} (false refusals ${percent(report.falseRefusals)})`,
  );
  console.log(`wrong actions         ${report.wrongActions} (adversarial ${report.adversarialWrongActions})`);
  console.log(`withheld actions      ${report.withheldActions} of ${report.actions}`);
  console.log(`latency               p50 ${report.p50.toFixed(0)} µs, p95 ${report.p95.toFixed(0)} µs`);
  console.log('\nslot          precision   recall      F1          support');
  for (const [slot, { precision, recall, f1, support }] of Object.entries(report.slots))
    console.log(
      `${slot.padEnd(14)}${[precision, recall, f1].map((value) => percent(value).padEnd(12)).join('')}${support}`,
    );
}

function printConfusion({ confusion }: Report): void {
  const classes = [...new Set([...Object.keys(confusion), ...Object.values(confusion).flatMap(Object.keys)])].sort();
  console.log(`\nsaid \\ read  ${classes.map((name) => name.slice(0, 8).padStart(9)).join('')}`);
  for (const name of classes)
    console.log(name.padEnd(13) + classes.map((read) => String(confusion[name]?.[read] ?? '·').padStart(9)).join(''));
}

function printFailures(outcomes: readonly Outcome[]): void {
  const failures = outcomes.filter(
    ({ rightFrame, wrongAction, withheldAction }) => !rightFrame || wrongAction || withheldAction,
  );
  console.log(`\nfailures (${failures.length})`);
  for (const { one, is, slots, wrongAction, rightFrame } of failures) {
    const kind = wrongAction ? 'WRONG ACTION' : rightFrame ? 'no action' : 'frame';
    const open = one.open ? `[${words(one.open.is, one.open.slots)}] ` : '';
    console.log(
      `- ${kind} (${one.family}): ${open}${one.text}\n    is   ${words(one.label.is, one.label.slots)}\n    read ${words(is, slots)}`,
    );
  }
}

// `--dev` alone keeps the held-out part unseen during work on the grammar; `--figures` prints no utterance.
const options = new Set(process.argv.slice(2));
for (const part of options.has('--dev') ? (['dev'] as const) : (['dev', 'held-out'] as const)) {
  measure(part);
  const outcomes = measure(part);
  const report = reportOn(outcomes);
  printFigures(part, report);
  if (options.has('--figures')) continue;
  printConfusion(report);
  printFailures(outcomes);
}

import { fold } from '../../words/fold.ts';

/** Words whose last letter people repeat. The names of coins are not among them: "usdcc" is another one. */
const STRETCHED: ReadonlySet<string> = new Set(
  `gunaydin selam slm merhaba hey lutfen ltfn acil acele hadi haydi hemen simdi tesekkurler tsk sagol eyvallah kanka abi hocam ya tamam ok cok supersin
  gonder yolla yollasana gondersene cevir aktar ode swapla bozdur degistir hallet gitsin super alo`.split(/\s+/),
);

/** "lütfennn", "gönderr" */
export function unstretched(written: string): string | undefined {
  const word = fold(written);
  const short = word.replace(/(.)\1+$/u, '$1');
  return short !== word && STRETCHED.has(short) ? short : undefined;
}

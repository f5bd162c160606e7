import { chainName } from './chains.ts';

/** A source that could not be read, as the service names it: `balances:10` are the balances of Optimism, `10` is all of it. */
export function sourceOf(source: string): Readonly<{ what?: string; where?: string }> {
  const [what = '', chain] = source.split(':');
  const nameOf = (text: string) => (/^\d+$/.test(text) ? chainName(Number(text)) : text);
  if (/^\d+$/.test(source)) return { where: nameOf(source) };
  return chain === undefined ? { what } : { what, where: nameOf(chain) };
}

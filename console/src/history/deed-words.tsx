import { Fragment } from 'react';
import { Moved } from '../figures/index.ts';
import { Absent } from '../kit/index.ts';
import type { Deed, Moved as MovedAmount } from '../values/deeds.ts';
import { t } from './texts/index.ts';

export const kindText = ({ kind }: Deed): string => t(`did.${kind}`);
export const statusText = ({ status }: Deed): string => t(`status.${status}`);

/** What left the wallet and what arrived: `2,000 SALE for 100 USDC`. */
export function Sides({ kind, gave, got }: Deed) {
  if (gave.length === 0 && got.length === 0) return <Absent />;
  if (gave.length === 0 || got.length === 0) return <Amounts of={[...gave, ...got]} />;
  const [first, second] = kind === 'bought' ? [got, gave] : [gave, got];
  return t.rich('for', { first: <Amounts of={first} />, second: <Amounts of={second} /> });
}

/** `Bought 2,000 SALE for 100 USDC`. */
export const DeedTitle = (deed: Deed) => (
  <>
    {deed.gave.length + deed.got.length === 0
      ? kindText(deed)
      : t.rich('didWhat', { did: kindText(deed), what: <Sides {...deed} /> })}
    {deed.status !== 'confirmed' && ` (${statusText(deed)})`}
  </>
);

export const Amounts = ({ of }: Readonly<{ of: readonly MovedAmount[] }>) =>
  of.map((moved, at) => (
    <Fragment key={`${moved.chainId} ${moved.token}`}>
      {at > 0 && ' + '}
      <Moved {...moved} />
    </Fragment>
  ));

import { Fragment } from 'react';
import { Moved } from '../figures/index.ts';
import { Absent, Address } from '../kit/index.ts';
import type { Deed } from '../values/deeds.ts';
import type { Moved as MovedAmount, Part } from '../values/movements.ts';
import { t } from './texts/index.ts';

export const kindText = ({ kind }: Deed): string => t(`did.${kind}`);
export const statusText = ({ status }: Deed): string => t(`status.${status}`);

/** What left the wallet and what arrived: `2,000 SALE for 100 USDC`. Of several recipients, what each of them was sent. */
export function Sides({ kind, gave, got, chainId, parts, allowed }: Deed) {
  if (parts.length > 0) return <Parts of={parts} chainId={chainId} />;
  if (gave.length === 0 && got.length === 0) return allowed === undefined ? <Absent /> : <Moved {...allowed} />;
  if (gave.length === 0 || got.length === 0) return <Amounts of={[...gave, ...got]} />;
  const [first, second] = kind === 'bought' ? [got, gave] : [gave, got];
  return t.rich('for', { first: <Amounts of={first} />, second: <Amounts of={second} /> });
}

/** `Bought 2,000 SALE for 100 USDC`. */
export const DeedTitle = (deed: Deed) => (
  <>
    {deed.gave.length + deed.got.length === 0
      ? deed.allowed === undefined
        ? kindText(deed)
        : t.rich('approvedOf', { amount: <Moved {...deed.allowed} /> })
      : t.rich(deed.kind === 'mint' ? 'didFor' : 'didWhat', { did: kindText(deed), what: <Sides {...deed} /> })}
    {deed.status !== 'confirmed' && deed.status !== 'final' && ` (${statusText(deed)})`}
  </>
);

export const Amounts = ({ of }: Readonly<{ of: readonly MovedAmount[] }>) =>
  of.map((moved, at) => (
    <Fragment key={`${moved.chainId} ${moved.token}`}>
      {at > 0 && ' + '}
      <Moved {...moved} />
    </Fragment>
  ));

type PartsProps = Readonly<{ of: readonly Part[]; chainId: number }>;

/** `29.99 USDC to 0x7099…79C8 + 0.01 USDC as a fee`. */
const Parts = ({ of, chainId }: PartsProps) =>
  of.map((part, at) => (
    <Fragment key={`${part.to} ${part.token}`}>
      {at > 0 && ' + '}
      {part.isFee
        ? t.rich('asFee', { amount: <Moved {...part} /> })
        : t.rich('toWhom', {
            amount: <Moved {...part} />,
            whom: part.to === null ? <Absent /> : <Address value={part.to} chainId={chainId} />,
          })}
    </Fragment>
  ));

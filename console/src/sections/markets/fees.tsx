import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { Amount, KeyValueList, Loaded, Section, Select, Skeleton, Time } from '../../kit/index.ts';
import { CHAINS } from '../../values/chains.ts';
import { Usd } from './figures.tsx';
import css from './markets.module.css';

const ACTIONS = [
  { value: 'transfer', label: 'Transfer' },
  { value: 'swap', label: 'Swap' },
  { value: 'approve', label: 'Approval' },
  { value: 'multicall', label: 'Several calls' },
] as const;
type Action = (typeof ACTIONS)[number]['value'];

const HALF_A_MINUTE = 30_000;
const LOCAL = 31_337;
const SHOWN = CHAINS.filter(({ id }) => id !== LOCAL);

/** What the service charges for a sponsored action now. */
export function Fees() {
  const [chainId, setChainId] = useState('1');
  const [action, setAction] = useState<Action>('transfer');
  const fee = useOperation(
    'estimateFee',
    { query: { action, chainId } },
    { refetchEvery: HALF_A_MINUTE, keepPrevious: true },
  );
  return (
    <Section title="Fee of a sponsored action" lead="An estimate: the fee is set when the action is prepared.">
      <div className={css.choices}>
        <Select
          label="Network of the fee"
          value={chainId}
          onChange={setChainId}
          choices={SHOWN.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Select label="Action" value={action} onChange={setAction} choices={ACTIONS} />
      </div>
      <Loaded query={fee} failed="The fee could not be estimated" skeleton={<Skeleton lines={5} />}>
        {(quote) => (
          <KeyValueList
            pairs={[
              { name: 'Fee', value: <Amount units={quote.fee} decimals={quote.tokenDecimals} symbol="USDC" /> },
              { name: 'In US dollars', value: <Usd value={quote.feeUsd} /> },
              { name: 'Of which gas', value: <Usd value={quote.gasCostUsd} /> },
              { name: 'Markup on the gas', value: `${(quote.markup * 100).toFixed(0)} %` },
              { name: 'Ends', value: <Time value={quote.expiresAt} /> },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

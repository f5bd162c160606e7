import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { Amount, KeyValueList, Loaded, Section, Select, Skeleton, Time } from '../../kit/index.ts';
import { CHAINS } from '../../values/chains.ts';
import { shortPercent } from '../../values/numbers.ts';
import { Usd } from './figures.tsx';
import css from './markets.module.css';
import { t } from './texts/index.ts';

const ACTIONS = ['transfer', 'swap', 'approve', 'multicall'] as const;
type Action = (typeof ACTIONS)[number];

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
    <Section title={t('fees')} lead={t('fees.lead')}>
      <div className={css.choices}>
        <Select
          label={t('fees.network')}
          value={chainId}
          onChange={setChainId}
          choices={SHOWN.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Select
          label={t('fees.action')}
          value={action}
          onChange={setAction}
          choices={ACTIONS.map((value) => ({ value, label: t(`action.${value}`) }))}
        />
      </div>
      <Loaded query={fee} failed={t('fees.failed')} skeleton={<Skeleton lines={5} />}>
        {(quote) => (
          <KeyValueList
            pairs={[
              { name: t('fees.fee'), value: <Amount units={quote.fee} decimals={quote.tokenDecimals} symbol="USDC" /> },
              { name: t('fees.usd'), value: <Usd value={quote.feeUsd} /> },
              { name: t('fees.gas'), value: <Usd value={quote.gasCostUsd} /> },
              { name: t('fees.markup'), value: shortPercent(quote.markup * 100) },
              { name: t('fees.ends'), value: <Time value={quote.expiresAt} /> },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

import { useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { EmptyState, Loaded, Section, Select, Skeleton } from '../../kit/index.ts';
import { TokenField, useAssets } from '../../tokens/index.ts';
import { type Asset, NATIVE } from '../../values/assets.ts';
import { CHAINS } from '../../values/chains.ts';
import { TIMEFRAMES, type Timeframe } from './dashboard.ts';
import css from './markets.module.css';
import { OracleParts } from './oracle-parts.tsx';
import { t } from './texts/index.ts';

const LOCAL = 31_337;
const SHOWN = CHAINS.filter(({ id }) => id !== LOCAL);
const EVERY_MS = 30_000;

/** One token in full: price, candles, pools, lending. */
export function Oracle() {
  const [chainId, setChainId] = useState(1);
  const [chosen, setChosen] = useState<Asset>();
  const [timeframe, setTimeframe] = useState<Timeframe>('1h');
  const { assets, list } = useAssets({ chainId });
  const token = chosen?.chainId === chainId ? chosen : usual(assets);
  const query = { token: (token?.address ?? '0x') as `0x${string}`, chainId: String(chainId), timeframe };
  const dashboard = useOperation(
    'viewOracleDashboard',
    { query },
    { enabled: token !== undefined, refetchEvery: EVERY_MS, keepPrevious: true },
  );
  return (
    <Section title={t('token.title')} lead={t('token.lead')}>
      <div className={css.choices}>
        <Select
          label={t('network')}
          value={String(chainId)}
          onChange={(next) => setChainId(Number(next))}
          choices={SHOWN.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <TokenField label={t('token')} chainId={chainId} value={token} onChange={setChosen} withCoin={false} />
        <Select
          label={t('candle')}
          value={timeframe}
          onChange={setTimeframe}
          choices={TIMEFRAMES.map((value) => ({ value, label: t(`frame.${value}`) }))}
        />
      </div>
      {token === undefined ? (
        <Loaded query={list} failed={t('listFailed')} skeleton={<Skeleton height={640} />}>
          {() => <EmptyState title={t('noToken')}>{t('noToken.text')}</EmptyState>}
        </Loaded>
      ) : (
        <Loaded query={dashboard} failed={t('token.failed')} skeleton={<Skeleton height={640} />}>
          {(figures) => <OracleParts dashboard={figures} symbol={token.symbol} timeframe={timeframe} />}
        </Loaded>
      )}
    </Section>
  );
}

/** The wrapped coin, which has the most pools, else the first token. */
const usual = (assets: readonly Asset[]): Asset | undefined => {
  const tokens = assets.filter(({ address }) => address !== NATIVE);
  return tokens.find(({ symbol }) => symbol === 'WETH') ?? tokens[0];
};

import { useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useConfig, useConnection } from 'wagmi';
import { Address, Amount, Status } from '../kit/index.ts';
import { sameAddress } from '../values/address.ts';
import { type Asset, COIN_DECIMALS } from '../values/assets.ts';
import { coinOf } from '../values/chains.ts';
import type { Move } from '../values/moves.ts';
import { wholeNumber } from '../values/numbers.ts';
import type { Lacks } from './lacks.ts';
import css from './signing.module.css';
import type { SimulatedCall, Simulation } from './simulation.ts';
import { Technical } from './technical.tsx';
import { t } from './texts/index.ts';

type SimulatedProps = Readonly<{
  account: Hex;
  chainId: number;
  call: SimulatedCall;
  /** Tokens whose decimals are known. */
  assets: readonly (Asset | undefined)[];
  explain?: Explain | undefined;
}>;

export type Explain = (revert: Hex) => string | undefined;

const EVERY_MS = 15_000;
const LACK_PLACES = 8;

type Failing = Extract<Simulation, { state: 'fails' }>;

/** What the wallet's node says that the call would do now, before it is signed. */
export function Simulated({ account, chainId, call, assets, explain }: SimulatedProps) {
  const config = useConfig();
  const connection = useConnection();
  const isHere = connection.status === 'connected' && connection.chainId === chainId;
  const { data, isPending } = useQuery({
    queryKey: ['simulation', chainId, account, call],
    queryFn: async () => (await import('./simulation.ts')).simulate(config, { account, chainId, call }),
    enabled: isHere,
    refetchInterval: EVERY_MS,
    retry: false,
  });
  if (!isHere) return <p>{t('simulation.elsewhere')}</p>;
  if (isPending) return <p role="status">{t('simulation.runs')}</p>;
  switch (data?.state) {
    case 'fails':
      return (
        <div>
          <Status tone="bad">{t('simulation.fails')}</Status>
          <Why failing={data} explain={explain} />
        </div>
      );
    case 'succeeds':
      return (
        <div>
          <Succeeds lacks={data.lacks} sendsCoins={BigInt(call.value) > 0n} chainId={chainId} />
          {data.moves !== undefined && (
            <ul className={css.moves} aria-label={t('simulation.changes')}>
              {data.moves.map((move) => (
                <li key={move.token}>
                  <Moved move={move} chainId={chainId} assets={assets} />
                </li>
              ))}
            </ul>
          )}
        </div>
      );
    default:
      return <p>{t('simulation.unknown')}</p>;
  }
}

type SucceedsProps = Readonly<{ lacks: Lacks; sendsCoins: boolean; chainId: number }>;

/** Only what the fee takes at its present price stops the call; what it may take later is a warning. */
function Succeeds({ lacks: { now, later }, sendsCoins, chainId }: SucceedsProps) {
  if (later === 0n) return <Status tone="good">{t('simulation.succeeds')}</Status>;
  const amountOf = (wei: bigint) => (
    <Amount units={wei} decimals={COIN_DECIMALS} symbol={coinOf(chainId)} places={LACK_PLACES} rounding="up" />
  );
  if (now === 0n) return <Status tone="warn">{t.rich('simulation.mayLack', { amount: amountOf(later) })}</Status>;
  const words = sendsCoins ? 'simulation.lacksSent' : 'simulation.lacksFee';
  return <Status tone="bad">{t.rich(words, { amount: amountOf(now) })}</Status>;
}

/** In a person's words where the error is known. */
function Why({ failing: { reason, revert }, explain }: Readonly<{ failing: Failing; explain: Explain | undefined }>) {
  const words = revert === undefined ? undefined : explain?.(revert);
  return words === undefined ? <Technical words={reason} /> : <p>{words}</p>;
}

type MovedProps = Readonly<{ move: Move; chainId: number; assets: SimulatedProps['assets'] }>;

function Moved({ move: { token, amount }, chainId, assets }: MovedProps) {
  const known =
    token === 'coin'
      ? { decimals: COIN_DECIMALS, symbol: coinOf(chainId) }
      : assets.find((asset) => asset?.chainId === chainId && sameAddress(asset.address, token));
  const units = amount < 0n ? -amount : amount;
  const figure =
    known === undefined ? (
      t.rich('unknownToken', { units: wholeNumber(units), token: <Address value={token} chainId={chainId} /> })
    ) : (
      <Amount units={units} decimals={known.decimals} symbol={known.symbol} places={known.decimals} />
    );
  return t.rich(amount < 0n ? 'simulation.gives' : 'simulation.gets', { amount: figure });
}

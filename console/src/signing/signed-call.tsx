import { Address, Amount, CodeBlock, KeyValueList, type Pair } from '../kit/index.ts';
import { shortened } from '../values/address.ts';
import { COIN_DECIMALS } from '../values/assets.ts';
import { argumentsOf, decodedCall } from '../values/calls.ts';
import { chainName, coinOf } from '../values/chains.ts';
import { wholeNumber } from '../values/numbers.ts';
import { OnDevice } from './on-device.tsx';
import css from './signing.module.css';
import { t } from './texts/index.ts';

type SignedCallProps = Readonly<{
  transaction: Readonly<{
    chainId: number;
    to: string;
    value: string;
    data: string;
    nonce?: number;
    gas?: string;
    maxFeePerGas?: string;
    maxPriorityFeePerGas?: string;
  }>;
  /** For amounts in the decoded call. */
  token?: Readonly<{ decimals: number; symbol: string }> | undefined;
  /** The highest price of a bid in money. */
  priceOf?: ((q96: bigint) => string) | undefined;
}>;

const GWEI_DECIMALS = 9;
const LARGEST = 2n ** 256n - 1n;

/** Everything that the wallet signs, field by field, with the call decoded. */
export function SignedCall({ transaction, token, priceOf }: SignedCallProps) {
  const { chainId, to, value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = transaction;
  const price = (name: string, wei: string | undefined): readonly Pair[] =>
    wei === undefined ? [] : [{ name, value: <Amount units={wei} decimals={GWEI_DECIMALS} symbol="gwei" /> }];
  const pairs: readonly Pair[] = [
    { name: t('network'), value: t('chain', { network: chainName(chainId), id: String(chainId) }) },
    { name: t(data === '0x' ? 'to' : 'contract'), value: <Address value={to} chainId={chainId} whole /> },
    {
      name: t('coinsSent', { coin: coinOf(chainId) }),
      value: <Amount units={value} decimals={COIN_DECIMALS} symbol={coinOf(chainId)} places={COIN_DECIMALS} />,
    },
    { name: t('call'), value: <Decoded data={data} chainId={chainId} token={token} priceOf={priceOf} /> },
    ...(nonce === undefined ? [] : [{ name: t('nonce'), value: nonce }]),
    ...(gas === undefined ? [] : [{ name: t('gasLimit'), value: wholeNumber(BigInt(gas)) }]),
    ...price(t('gasPrice'), maxFeePerGas),
    ...price(t('gasTip'), maxPriorityFeePerGas),
  ];
  return (
    <div className={css.signed}>
      <KeyValueList pairs={pairs} />
      {data !== '0x' && <CodeBlock label={t('data')} code={data} />}
      <OnDevice shows={data === '0x' ? 'payment' : 'call'} />
    </div>
  );
}

type DecodedProps = Readonly<{ data: string; chainId: number }> & Pick<SignedCallProps, 'token' | 'priceOf'>;

function Decoded({ data, ...known }: DecodedProps) {
  if (data === '0x') return t('noCall');
  const call = decodedCall(data);
  if (call === undefined) return t('notDecoded', { bytes: (data.length - 2) / 2, selector: data.slice(0, 10) });
  const { read, raw } = argumentsOf(call, known.priceOf !== undefined);
  return (
    <>
      <ul className={css.call} aria-label={t('callOf', { name: call.name })}>
        <li>
          <code>{call.name}</code>
        </li>
        {read.map((one) => (
          <li key={one.name}>
            {one.name}: <Argument {...one} {...known} />
          </li>
        ))}
      </ul>
      {raw.length > 0 && (
        <details className={css.device}>
          <summary>{t('technical')}</summary>
          <ul className={css.call}>
            {raw.map(({ name, type, value }) => (
              <li key={name}>
                {name}: <code>{type === 'bytes' ? shortened(value) : value}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

type ArgumentProps = Readonly<{ name: string; type: string; value: string }> & Omit<DecodedProps, 'data'>;

function Argument({ name, type, value, chainId, token, priceOf }: ArgumentProps) {
  if (type === 'address') return <Address value={value} chainId={chainId} whole />;
  if (name === 'maxPrice') return priceOf?.(BigInt(value)) ?? value;
  if (BigInt(value) === LARGEST) return <strong>{t('unlimited')}</strong>;
  if (token === undefined) return value;
  return <Amount units={value} decimals={token.decimals} symbol={token.symbol} places={token.decimals} />;
}

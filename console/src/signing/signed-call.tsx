import { Address, Amount, CodeBlock, KeyValueList, type Pair } from '../kit/index.ts';
import { shortened } from '../values/address.ts';
import { COIN_DECIMALS } from '../values/assets.ts';
import { decodedCall } from '../values/calls.ts';
import { chainName, coinOf } from '../values/chains.ts';
import { OnDevice } from './on-device.tsx';
import css from './signing.module.css';

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
}>;

const GWEI_DECIMALS = 9;
const LARGEST = 2n ** 256n - 1n;

/** Everything that the wallet signs, field by field, with the call decoded. */
export function SignedCall({ transaction, token }: SignedCallProps) {
  const { chainId, to, value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = transaction;
  const price = (name: string, wei: string | undefined): readonly Pair[] =>
    wei === undefined ? [] : [{ name, value: <Amount units={wei} decimals={GWEI_DECIMALS} symbol="gwei" /> }];
  const pairs: readonly Pair[] = [
    { name: 'Network', value: `${chainName(chainId)} (chain ${chainId})` },
    { name: data === '0x' ? 'To' : 'Contract', value: <Address value={to} chainId={chainId} whole /> },
    { name: 'Coins sent', value: <Amount units={value} decimals={COIN_DECIMALS} symbol={coinOf(chainId)} /> },
    { name: 'Call', value: <Decoded data={data} chainId={chainId} token={token} /> },
    ...(nonce === undefined ? [] : [{ name: 'Nonce', value: nonce }]),
    ...(gas === undefined ? [] : [{ name: 'Gas limit', value: BigInt(gas).toLocaleString('en-US') }]),
    ...price('Highest price of gas', maxFeePerGas),
    ...price('Highest tip', maxPriorityFeePerGas),
  ];
  return (
    <div className={css.signed}>
      <KeyValueList pairs={pairs} />
      {data !== '0x' && <CodeBlock label="Data" code={data} />}
      <OnDevice>
        {data === '0x'
          ? 'It shows the recipient, the amount and the highest fee. Compare every character with this page before you approve.'
          : 'It shows the contract and the highest fee, and the call only where it knows the contract; otherwise it asks for blind signing. Compare the address of the contract, and approve nothing that this page does not decode.'}
      </OnDevice>
    </div>
  );
}

type DecodedProps = Readonly<{ data: string; chainId: number; token: SignedCallProps['token'] }>;

function Decoded({ data, chainId, token }: DecodedProps) {
  if (data === '0x') return 'None: a plain payment of coins';
  const call = decodedCall(data);
  if (call === undefined) return `Not decoded: ${(data.length - 2) / 2} bytes, function ${data.slice(0, 10)}`;
  return (
    <ul className={css.call} aria-label={`Call of ${call.name}`}>
      <li>
        <code>{call.name}</code>
      </li>
      {call.arguments.map(({ name, type, value }) => (
        <li key={name}>
          {name}: <Argument name={name} type={type} value={value} chainId={chainId} token={token} />
        </li>
      ))}
    </ul>
  );
}

type ArgumentProps = Readonly<{ name: string; type: string; value: string }> & Omit<DecodedProps, 'data'>;

function Argument({ name, type, value, chainId, token }: ArgumentProps) {
  if (type === 'address') return <Address value={value} chainId={chainId} whole />;
  if (name !== 'amount') return <code>{type === 'bytes' ? shortened(value) : value}</code>;
  if (BigInt(value) === LARGEST) return <strong>unlimited</strong>;
  return token === undefined ? value : <Amount units={value} decimals={token.decimals} symbol={token.symbol} />;
}

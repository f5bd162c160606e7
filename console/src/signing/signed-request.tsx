import type { Schemas } from '@institutional-defi/client';
import { Address, Amount, KeyValueList, type Pair, Time } from '../kit/index.ts';
import type { Asset } from '../values/assets.ts';
import { chainName } from '../values/chains.ts';
import { OnDevice } from './on-device.tsx';

type SignedRequestProps = Readonly<{ offer: Schemas['GaslessTransfer'] | null; asset: Asset | undefined }>;

/** What the wallet signs so that a sponsor sends the transfer: a permit for the token where it needs one, and the request. */
export function SignedRequest({ offer, asset }: SignedRequestProps) {
  if (offer === null) return null;
  const { permit, request, contract, arguments: args } = offer;
  const { chainId } = request.domain;
  const amount = (units: string) =>
    asset === undefined ? (
      units
    ) : (
      <Amount units={units} decimals={asset.decimals} symbol={asset.symbol} places={asset.decimals} />
    );
  const pairs: readonly Pair[] = [
    { name: 'Network', value: `${chainName(chainId)} (chain ${chainId})` },
    ...(permit === null
      ? []
      : [
          { name: '1. Permit: token', value: <Address value={permit.domain.verifyingContract} chainId={chainId} /> },
          { name: 'Permit: spender', value: <Address value={permit.message.spender} chainId={chainId} whole /> },
          { name: 'Permit: at most', value: amount(permit.message.value) },
          { name: 'Permit: ends', value: <Time value={momentOf(permit.message.deadline)} /> },
        ]),
    { name: 'Request: contract', value: <Address value={contract} chainId={chainId} whole /> },
    { name: 'Request: function', value: <code>{offer.function.split('(')[0]}</code> },
    { name: 'Request: recipient', value: <Address value={args.to} chainId={chainId} whole /> },
    { name: 'Request: amount', value: amount(args.amount) },
    { name: 'Request: fee', value: amount(args.fee) },
    { name: 'Request: gas', value: BigInt(request.message.gas).toLocaleString('en-US') },
    { name: 'Request: nonce', value: request.message.nonce },
    { name: 'Request: ends', value: <Time value={momentOf(request.message.deadline)} /> },
  ];
  return (
    <>
      <KeyValueList pairs={pairs} />
      <OnDevice>
        It shows each field of what is signed, or on older models only two hashes of it. Compare the recipient and the
        amount where it shows them, and refuse where it shows something else.
      </OnDevice>
    </>
  );
}

const A_SECOND = 1_000;
const momentOf = (seconds: string) => new Date(Number(seconds) * A_SECOND).toISOString();

import type { Schemas } from '@institutional-defi/client';
import { Address, Amount, KeyValueList, type Pair, Time } from '../kit/index.ts';
import type { Asset } from '../values/assets.ts';
import { chainName } from '../values/chains.ts';
import { wholeNumber } from '../values/numbers.ts';
import { OnDevice } from './on-device.tsx';
import { t } from './texts/index.ts';

type SignedRequestProps = Readonly<{ offer: Schemas['GaslessTransfer'] | null; asset: Asset }>;

/** What the wallet signs so that a sponsor sends the transfer: a permit for the token where it needs one, and the request. */
export function SignedRequest({ offer, asset }: SignedRequestProps) {
  if (offer === null) return null;
  const { permit, request, contract, arguments: args } = offer;
  const { chainId } = request.domain;
  const amount = (units: string) => (
    <Amount units={units} decimals={asset.decimals} symbol={asset.symbol} places={asset.decimals} />
  );
  const pairs: readonly Pair[] = [
    { name: t('network'), value: t('chain', { network: chainName(chainId), id: String(chainId) }) },
    ...(permit === null
      ? []
      : [
          { name: t('permit.token'), value: <Address value={permit.domain.verifyingContract} chainId={chainId} /> },
          { name: t('permit.spender'), value: <Address value={permit.message.spender} chainId={chainId} whole /> },
          { name: t('permit.most'), value: amount(permit.message.value) },
          { name: t('permit.ends'), value: <Time value={momentOf(permit.message.deadline)} /> },
        ]),
    { name: t('request.contract'), value: <Address value={contract} chainId={chainId} whole /> },
    { name: t('request.function'), value: <code>{offer.function.split('(')[0]}</code> },
    { name: t('request.recipient'), value: <Address value={args.to} chainId={chainId} whole /> },
    { name: t('request.amount'), value: amount(args.amount) },
    { name: t('request.fee'), value: amount(args.fee) },
    { name: t('request.gas'), value: wholeNumber(BigInt(request.message.gas)) },
    { name: t('request.nonce'), value: request.message.nonce },
    { name: t('request.ends'), value: <Time value={momentOf(request.message.deadline)} /> },
  ];
  return (
    <>
      <KeyValueList pairs={pairs} />
      <OnDevice shows="request" />
    </>
  );
}

const A_SECOND = 1_000;
const momentOf = (seconds: string) => new Date(Number(seconds) * A_SECOND).toISOString();

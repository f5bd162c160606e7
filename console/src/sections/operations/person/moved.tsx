import type { Schemas } from '@institutional-defi/client';
import { Address, Amount } from '../../../kit/index.ts';

/** What a transaction moved; in smallest units, named so, where no list has the token. */
export const Moved = ({ transfer }: Readonly<{ transfer: Schemas['FiledTransfer'] }>) => {
  const { amount, symbol, decimals, token, chainId } = transfer;
  if (decimals !== null && symbol !== null) return <Amount units={amount} decimals={decimals} symbol={symbol} />;
  return (
    <>
      {BigInt(amount).toLocaleString('en')} smallest units of <Address value={token} chainId={chainId} />
    </>
  );
};

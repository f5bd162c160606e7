import { CHECKPOINT_GAS } from '@institutional-defi/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, Hash, Notice, Row, Stack } from '../../../kit/index.ts';
import { CallStep, type Sending, useKept, WrongNetwork } from '../../../signing/index.ts';
import type { Auction } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { explainRevert } from './explain-revert.ts';
import { t } from './texts/index.ts';
import { CHANGED_BY_A_BID } from './use-bid-desk.ts';
import { useSymbol } from './use-symbol.ts';

type ActProps = Readonly<{
  /** Names the act in this browser, so that it stays over reloads. */
  keptAs: string;
  wallet: Hex;
  auction: Auction;
  label: string;
  title: string;
  what: 'exit' | 'claim';
  data: Hex;
}>;

const NO_AMOUNT = { decimals: 0, symbol: '' };

const named = (symbol: string) => ({ symbol, name: symbol });

/** What this browser sent of the act, under its name. */
export const useActed = (keptAs: string, wallet: Hex) => useKept<Sending>(`console.${keptAs}.${wallet}`.toLowerCase());

/** What the calls of an auction move. */
export const movable = ({ chainId, currency, token, tokenDecimals }: Auction, symbol: string | undefined) => [
  { chainId, ...named(symbol ?? t('tokens')), address: token, decimals: tokenDecimals },
  ...(currency === null ? [] : [{ ...currency, ...named(currency.symbol), chainId }]),
];

/** One call of the auction: opened by its button, simulated, signed, followed to its block. */
export function ActOnBids({ keptAs, wallet, auction, label, title, what, data }: ActProps) {
  const cache = useQueryClient();
  const symbol = useSymbol(auction.chainId, auction.token);
  const [sending, keep] = useActed(keptAs, wallet);
  const [isOpen, setOpen] = useState(false);
  const isDone = sending?.ended?.outcome === 'confirmed';
  useEffect(() => {
    if (!isDone) return;
    for (const changed of CHANGED_BY_A_BID) void cache.invalidateQueries({ queryKey: [changed] });
  }, [isDone, cache]);
  if (!isOpen && sending === undefined)
    return (
      <Row>
        <Button size="small" variant="primary" onClick={() => setOpen(true)}>
          {label}
        </Button>
      </Row>
    );
  const close = () => {
    keep(undefined);
    setOpen(false);
  };
  const { currency, chainId } = auction;
  if (isDone)
    return (
      <Notice
        tone="good"
        title={t('acted')}
        live
        actions={
          <Button size="small" onClick={close}>
            {t('done')}
          </Button>
        }
      >
        {t('actedText')} <Hash value={sending?.ended?.hash ?? sending?.hash} chainId={chainId} />
      </Notice>
    );
  // What was asked for stays what is followed, whatever the hints are by now.
  const call = sending?.call ?? { to: auction.auction, data, value: '0' };
  return (
    <Stack>
      <WrongNetwork chainId={chainId} />
      <CallStep
        wallet={wallet}
        step={{ id: 'act', requestId: undefined, call: { from: wallet, chainId, ...call } }}
        title={title}
        what={what}
        token={currency ?? NO_AMOUNT}
        assets={movable(auction, symbol)}
        explain={explainRevert}
        spareGas={CHECKPOINT_GAS}
        sending={sending}
        isNext
        isExpired={false}
        onSending={keep}
        onNewQuote={() => keep(undefined)}
      />
      {sending === undefined && (
        <Row>
          <Button size="small" onClick={close}>
            {t('close')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

import type { Data } from '@institutional-defi/client';
import { useState } from 'react';
import { Button, EmptyState, Loaded, Section, Select, Skeleton, Stack, TextField } from '../../kit/index.ts';
import { formatAmount } from '../../values/amount.ts';
import type { Hex, PaymentToken, PurchaseOrder } from '../../values/purchase/purchase.ts';
import { BeforeBuying } from './before-buying.tsx';
import { t } from './texts/index.ts';
import { useDebounced } from './use-debounced.ts';
import { useFirstFree, useIsFree, useNftTiers } from './use-nft-sale.ts';
import type { Order } from './use-order.ts';
import type { WalletReadiness } from './use-wallet-readiness.ts';
import type { NftTier } from './wallet/nft-reads.ts';

type NftFormProps = Readonly<{
  wallet: Hex;
  rules: Data<'viewSaleRules'>;
  sale: Hex;
  order: Order;
  readiness: WalletReadiness;
  onStart: (order: PurchaseOrder) => void;
}>;

/** Mints one NFT of a tier at the tier's price. Tiers are read from the contract, through the wallet. */
export function NftForm({ wallet, rules, sale, order, readiness, onStart }: NftFormProps) {
  const tiers = useNftTiers(rules.chainId, sale);
  return (
    <Section title={t('yourNft')}>
      <BeforeBuying wallet={wallet} readiness={readiness} />
      {readiness.isOnNetwork === true && (
        <Loaded query={tiers} failed={t('nftFailed')} skeleton={<Skeleton lines={6} />}>
          {(known) =>
            known.length === 0 ? (
              <EmptyState title={t('noNftTier')}>{t('noNftTierText')}</EmptyState>
            ) : (
              <Choice tiers={known} chainId={rules.chainId} sale={sale} order={order} onStart={onStart} />
            )
          }
        </Loaded>
      )}
    </Section>
  );
}

type ChoiceProps = Readonly<{
  tiers: readonly NftTier[];
  chainId: number;
  sale: Hex;
  order: Order;
  onStart: (order: PurchaseOrder) => void;
}>;

/** Rules of the token sale that a mint does not have. */
const NOT_FOR_MINTS = ['minimum', 'saleActive', 'tierLimit'];

function Choice({ tiers, chainId, sale, order, onStart }: ChoiceProps) {
  const { token } = order;
  const [tierId, setTierId] = useState(String((tiers.find(isLeft) ?? tiers[0])?.tierId));
  const [entered, setEntered] = useState<string>();
  const tier = tiers.find((one) => String(one.tierId) === tierId);
  const suggested = useFirstFree(chainId, sale, tier);
  const text = entered ?? suggested ?? '';
  const tokenId = useDebounced(text);
  const problem = problemOf(text, tier, useIsFree(chainId, sale, idOf(tokenId)), tokenId);
  const failing = order.eligibility.data?.rules.some(
    ({ rule, outcome }) => outcome === 'fail' && !NOT_FOR_MINTS.includes(rule),
  );
  const isReady = text !== '' && problem === undefined && tier !== undefined && isLeft(tier) && failing === false;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && tier !== undefined) onStart(orderOf(tier, text, order));
      }}
    >
      <Stack>
        <Select
          label={t('nftSeries')}
          value={tierId}
          onChange={(next) => {
            setTierId(next);
            setEntered(undefined);
          }}
          choices={tiers.map((one) => ({
            value: String(one.tierId),
            label: t('nftTier', {
              tier: String(one.tierId),
              price: priceOf(one, token),
              left: String(one.supply - one.sold),
              all: String(one.supply),
            }),
            disabled: !isLeft(one),
          }))}
        />
        <TextField
          label={t('nftId')}
          inputMode="numeric"
          value={text}
          onChange={setEntered}
          error={problem}
          hint={tier && t('nftRange', rangeOf(tier))}
        />
        <Button type="submit" variant="primary" disabled={!isReady}>
          {tier === undefined ? t('mint') : t('buyFor', { amount: priceOf(tier, token) })}
        </Button>
        {failing === true && <p>{t('rulesFirst')}</p>}
      </Stack>
    </form>
  );
}

const isLeft = ({ supply, sold }: NftTier) => sold < supply;
const priceOf = ({ price }: NftTier, { decimals, symbol }: PaymentToken) =>
  `${formatAmount(price, decimals)} ${symbol}`;
const rangeOf = ({ firstTokenId, supply }: NftTier) => ({
  first: String(firstTokenId),
  last: String(firstTokenId + supply - 1n),
});
const idOf = (text: string) => (/^\d{1,78}$/.test(text) ? BigInt(text) : undefined);

function problemOf(text: string, tier: NftTier | undefined, free: boolean | undefined, asked: string) {
  if (text === '' || tier === undefined) return undefined;
  const id = idOf(text);
  const last = tier.firstTokenId + tier.supply - 1n;
  if (id === undefined || id < tier.firstTokenId || id > last) return t('nftRangeProblem', rangeOf(tier));
  return free === false && asked === text ? t('nftTaken') : undefined;
}

const orderOf = ({ tierId, price }: NftTier, tokenId: string, { token, code }: Order): PurchaseOrder => ({
  amount: String(price),
  token: { address: token.address, symbol: token.symbol, decimals: token.decimals },
  nft: { tokenId, tierId },
  ...(code.trim() !== '' && { referrer: code.trim() }),
});

import { Received } from '../../history/index.ts';
import { Amount, Button, Hash, LinkButton, Notice, Row, type Step, Steps } from '../../kit/index.ts';
import type { Purchase } from '../../values/purchase/purchase.ts';
import { receiptUrl } from './decisions.ts';
import { t } from './texts/index.ts';
import { usePurchases } from './use-purchases.ts';

type BoughtProps = Readonly<{ purchase: Purchase; onMore: () => void }>;

/** A purchase that the network carried out, and what comes next. The portfolio has no NFTs. */
export function Bought({ purchase, onMore }: BoughtProps) {
  const { mined, authorization, chainId, order, wallet } = purchase;
  const { nft, amount, token } = order;
  const hash = mined?.hash;
  const decision = authorization?.decision;
  return (
    <>
      <Notice tone="good" title={t('done')} live>
        {nft === undefined ? (
          <Received wallet={wallet} hashes={[hash]} />
        ) : (
          t.rich('doneNft', { id: nft.tokenId, amount: <Amount units={amount} {...token} /> })
        )}{' '}
        {hash !== undefined && <Hash value={hash} chainId={chainId} />}
      </Notice>
      {nft === undefined && <ComesNext wallet={wallet} hash={hash} />}
      {decision !== undefined && (
        <p>
          <a href={receiptUrl(decision)} download={`decision-${decision}.json`}>
            {t('receiptLink')}
          </a>
        </p>
      )}
      <Row>
        {nft === undefined && (
          <LinkButton to="/portfolio" variant="primary">
            {t('seePortfolio')}
          </LinkButton>
        )}
        <Button onClick={onMore}>{t('buyMore')}</Button>
      </Row>
    </>
  );
}

type NextProps = Readonly<{
  wallet: Purchase['wallet'];
  hash: string | undefined;
}>;

function ComesNext({ wallet, hash }: NextProps) {
  const { items } = usePurchases(wallet, hash);
  const recorded = items?.find(({ txHash }) => txHash === hash);
  const steps: readonly Step[] = [
    {
      id: 'recorded',
      title: t('records'),
      state: recorded === undefined ? 'current' : 'done',
      detail: t(recorded === undefined ? 'recordsSoon' : 'recordsDone'),
    },
    {
      id: 'final',
      title: t('final'),
      state: recorded === undefined ? 'waiting' : recorded.confirmed ? 'done' : 'current',
      ...(recorded?.confirmed !== true && { detail: t('finalText') }),
    },
  ];
  return <Steps label={t('comesNext')} steps={steps} numbered={false} />;
}

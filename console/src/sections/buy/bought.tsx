import { Button, Hash, LinkButton, Notice, Row, type Step, Steps } from '../../kit/index.ts';
import type { Purchase } from '../../values/purchase/purchase.ts';
import { receiptUrl } from './decisions.ts';
import { usePurchases } from './use-purchases.ts';

type BoughtProps = Readonly<{ purchase: Purchase; onMore: () => void }>;

/** A purchase that is in a block, and what comes next. */
export function Bought({ purchase, onMore }: BoughtProps) {
  const { mined, authorization, chainId, order, wallet } = purchase;
  const isNft = order.nft !== undefined;
  const hash = mined?.hash;
  return (
    <>
      <Notice tone="good" title="The purchase is in a block" live>
        {isNft ? 'The NFT is in your wallet.' : 'The tokens are in your wallet.'}{' '}
        {hash !== undefined && <Hash value={hash} chainId={chainId} />}
      </Notice>
      {!isNft && <ComesNext wallet={wallet} hash={hash} decision={authorization?.decision} />}
      <Row>
        <LinkButton to="/portfolio" variant="primary">
          See it in your portfolio
        </LinkButton>
        <Button onClick={onMore}>Buy more</Button>
      </Row>
    </>
  );
}

type NextProps = Readonly<{
  wallet: Purchase['wallet'];
  hash: string | undefined;
  decision: string | undefined;
}>;

function ComesNext({ wallet, hash, decision }: NextProps) {
  const { items } = usePurchases(wallet, hash);
  const recorded = items?.find(({ txHash }) => txHash === hash);
  const steps: readonly Step[] = [
    {
      id: 'recorded',
      title: 'The service records it',
      state: recorded === undefined ? 'current' : 'done',
      detail:
        recorded === undefined
          ? 'Usually within a minute. It then appears in the list below.'
          : 'It is in the list below.',
    },
    {
      id: 'final',
      title: 'The network makes it final',
      state: recorded === undefined ? 'waiting' : recorded.confirmed ? 'done' : 'current',
      detail: 'After some more blocks. You can leave this page.',
    },
  ];
  return (
    <>
      <Steps label="What comes next" steps={steps} />
      {decision !== undefined && (
        <p>
          <a href={receiptUrl(decision)} download={`decision-${decision}.json`}>
            Download the signed receipt of the authorization
          </a>
        </p>
      )}
    </>
  );
}

import { Button, Notice, RequestId } from '../../kit/index.ts';
import { useSignedInWallet } from '../../session/index.ts';
import type { Purchase } from '../../values/purchase/purchase.ts';
import type { Trouble } from '../../values/purchase/trouble.ts';
import { t } from './texts/index.ts';
import { troubleText } from './trouble-text.ts';

type TroubleProps = Readonly<{
  trouble: Trouble;
  purchase: Purchase;
  onAgain: () => void;
  onDiscard: () => void;
}>;

/** Why the purchase stopped, and the way on from there. */
export function PurchaseTrouble({ trouble, purchase, onAgain, onDiscard }: TroubleProps) {
  const { title, text, again } = troubleText(trouble);
  const needsSession = useSignedInWallet() === undefined && trouble.kind === 'session-ended';
  return (
    <Notice
      tone={trouble.kind === 'rejected' || trouble.kind === 'session-ended' ? 'warn' : 'bad'}
      title={title}
      live
      actions={
        <>
          {!needsSession && (
            <Button size="small" variant="primary" onClick={onAgain}>
              {again}
            </Button>
          )}
          {purchase.payment === undefined && (
            <Button size="small" onClick={onDiscard}>
              {t('discard')}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {trouble.kind === 'refused' && <RequestId code={trouble.code} id={trouble.requestId} />}
    </Notice>
  );
}

import { Button, Hash, Notice, Stack, type Step, Steps } from '../kit/index.ts';
import { NetworkButton } from '../session/index.ts';
import { chainName } from '../values/chains.ts';
import { wholeNumber } from '../values/numbers.ts';
import type { Look, Sending } from './sending.ts';
import { t } from './texts/index.ts';
import { isDropped } from './use-sending.ts';

/** What is sent: keys of the catalogue. */
export type Sent = 'transfer' | 'approval' | 'payment' | 'bid' | 'exit' | 'claim';

type SentStepsProps = Readonly<{
  sending: Sending;
  /** The wallet is being asked now, in this tab. */
  isAsking: boolean;
  look: Look | undefined;
  what: Sent;
  /** Asks the wallet for the same transaction again. */
  onAskAgain?: (() => void) | undefined;
  /** Begins again with new figures. */
  onPrepareAgain: () => void;
}>;

/** From the wallet's answer to the block, and what to do when it does not get there. */
export function SentSteps(props: SentStepsProps) {
  const { sending, isAsking, look, what } = props;
  const { chainId, hash, gasless, ended, taskId } = sending;
  const isSigned = hash !== undefined || taskId !== undefined || ended !== undefined;
  const steps: readonly Step[] = [
    {
      id: 'sign',
      title: t('step.signed'),
      state: isSigned ? 'done' : 'current',
      detail: isAsking ? t('step.compare') : undefined,
    },
    {
      id: 'sent',
      title: t(gasless ? 'step.sponsored' : 'step.sent'),
      state: isSigned ? 'done' : 'waiting',
      detail: hash === undefined ? undefined : <Hash value={ended?.hash ?? hash} chainId={chainId} />,
    },
    {
      id: 'block',
      title:
        ended?.block === undefined
          ? t('step.confirmed')
          : t('step.inBlock', { block: wholeNumber(BigInt(ended.block)) }),
      state: stateOfBlock(sending, isSigned),
      detail: isSigned && ended === undefined ? t('step.waits', { network: chainName(chainId) }) : undefined,
    },
  ];
  return (
    <Stack>
      <Steps label={t(`progress.${what}`)} steps={steps} />
      {ended === undefined ? !isAsking && <Waiting {...props} look={look} /> : <Outcome {...props} />}
    </Stack>
  );
}

function stateOfBlock({ ended }: Sending, isSigned: boolean): Step['state'] {
  if (ended === undefined) return isSigned ? 'current' : 'waiting';
  return ended.outcome === 'confirmed' ? 'done' : 'failed';
}

function Waiting({ sending, look, onAskAgain, onPrepareAgain }: SentStepsProps) {
  const again = onAskAgain === undefined ? undefined : <Button onClick={onAskAgain}>{t('askAgain')}</Button>;
  if (sending.gasless && sending.taskId === undefined)
    return (
      <Notice tone="warn" title={t('left.title')} actions={<Again onClick={onPrepareAgain} />}>
        {t('left.text')}
      </Notice>
    );
  if (look?.state === 'unsent')
    return (
      <Notice tone="warn" title={t('unsent.title')} actions={again}>
        {t('unsent.text')}
      </Notice>
    );
  if (look?.state === 'elsewhere')
    return (
      <Notice tone="warn" title={t('elsewhere.title')} actions={<NetworkButton chainId={sending.chainId} />}>
        {t('elsewhere.text', { network: chainName(sending.chainId) })}
      </Notice>
    );
  if (isDropped(sending, look))
    return (
      <Notice tone="warn" title={t('dropped.title')} actions={<Again onClick={onPrepareAgain} />}>
        {t('dropped.text')}
      </Notice>
    );
  return null;
}

function Outcome({ sending: { ended, chainId }, what, onPrepareAgain }: SentStepsProps) {
  switch (ended?.outcome) {
    case 'confirmed':
      return <Notice tone="good" title={t(`done.${what}`)} live />;
    case 'reverted':
      return (
        <Notice tone="bad" title={t(`reverted.${what}`)} live actions={<Again onClick={onPrepareAgain} />}>
          {t('reverted.text')}
        </Notice>
      );
    default:
      return (
        <Notice tone="bad" title={t('replaced.title')} live actions={<Again onClick={onPrepareAgain} />}>
          {t('replaced.text')}
          {ended?.hash !== undefined && (
            <p>{t.rich('replaced.by', { hash: <Hash value={ended.hash} chainId={chainId} /> })}</p>
          )}
        </Notice>
      );
  }
}

const Again = ({ onClick }: Readonly<{ onClick: () => void }>) => (
  <Button size="small" onClick={onClick}>
    {t('prepareAgain')}
  </Button>
);

import { Button, Hash, Notice, Stack, type Step, Steps } from '../kit/index.ts';
import { NetworkButton } from '../session/index.ts';
import { chainName } from '../values/chains.ts';
import type { Look, Sending } from './sending.ts';
import { isDropped } from './use-sending.ts';

type SentStepsProps = Readonly<{
  sending: Sending;
  /** The wallet is being asked now, in this tab. */
  isAsking: boolean;
  look: Look | undefined;
  /** What is sent: "Transfer". */
  what: string;
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
      title: 'Signed in the wallet',
      state: isSigned ? 'done' : 'current',
      detail: isAsking ? 'Compare the figures in the wallet with those above, and approve there.' : undefined,
    },
    {
      id: 'sent',
      title: gasless ? 'Sent by the sponsor' : 'Sent to the network',
      state: isSigned ? 'done' : 'waiting',
      detail: hash === undefined ? undefined : <Hash value={ended?.hash ?? hash} chainId={chainId} />,
    },
    {
      id: 'block',
      title: ended?.outcome === 'confirmed' ? `In block ${ended.block ?? ''}` : 'In a block',
      state: stateOfBlock(sending, isSigned),
      detail:
        isSigned && ended === undefined ? `Waiting for ${chainName(chainId)}. You can leave this page.` : undefined,
    },
  ];
  return (
    <Stack>
      <Steps label={`Progress of the ${what.toLowerCase()}`} steps={steps} />
      {ended === undefined ? !isAsking && <Waiting {...props} look={look} /> : <Outcome {...props} />}
    </Stack>
  );
}

function stateOfBlock({ ended }: Sending, isSigned: boolean): Step['state'] {
  if (ended === undefined) return isSigned ? 'current' : 'waiting';
  return ended.outcome === 'confirmed' ? 'done' : 'failed';
}

function Waiting({ sending, look, onAskAgain, onPrepareAgain }: SentStepsProps) {
  const again = onAskAgain === undefined ? undefined : <Button onClick={onAskAgain}>Ask the wallet again</Button>;
  if (sending.gasless && sending.taskId === undefined)
    return (
      <Notice tone="warn" title="The page was left before the answer came" actions={<Again onClick={onPrepareAgain} />}>
        Look in the history whether the sponsor sent it, before you prepare it again.
      </Notice>
    );
  if (look?.state === 'unsent')
    return (
      <Notice tone="warn" title="The wallet has not sent it" actions={again}>
        The page was left while the wallet was asked. Asking again is safe: both requests have the same nonce, so that
        the network accepts only one.
      </Notice>
    );
  if (look?.state === 'elsewhere')
    return (
      <Notice
        tone="warn"
        title="The wallet is on another network"
        actions={<NetworkButton chainId={sending.chainId} />}
      >
        This page follows the transaction through the wallet’s own node. Switch to {chainName(sending.chainId)} to see
        when it is in a block.
      </Notice>
    );
  if (isDropped(sending, look))
    return (
      <Notice tone="warn" title="The wallet’s node no longer knows it" actions={<Again onClick={onPrepareAgain} />}>
        The network may have dropped it, usually because its fee was too low. Look in the wallet before you send it
        again: a new one with the same nonce replaces it, and they cannot both arrive.
      </Notice>
    );
  return null;
}

function Outcome({ sending: { ended, chainId }, what, onPrepareAgain }: SentStepsProps) {
  switch (ended?.outcome) {
    case 'confirmed':
      return <Notice tone="good" title={`${what} confirmed`} live />;
    case 'reverted':
      return (
        <Notice
          tone="bad"
          title={`The ${what.toLowerCase()} failed in its block`}
          live
          actions={<Again onClick={onPrepareAgain} />}
        >
          Nothing was moved; the network kept its fee. Prepare it again to see whether it would work now.
        </Notice>
      );
    default:
      return (
        <Notice tone="bad" title="The wallet replaced it" live actions={<Again onClick={onPrepareAgain} />}>
          Another transaction took its nonce, for instance a cancellation, so this one cannot arrive any more.
          {ended?.hash !== undefined && (
            <p>
              In its place: <Hash value={ended.hash} chainId={chainId} />
            </p>
          )}
        </Notice>
      );
  }
}

const Again = ({ onClick }: Readonly<{ onClick: () => void }>) => (
  <Button size="small" onClick={onClick}>
    Prepare again
  </Button>
);

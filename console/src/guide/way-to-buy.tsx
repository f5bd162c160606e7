import { LinkButton, Loaded, Row, Section, Skeleton, type Step, Steps } from '../kit/index.ts';
import { SignInButton } from '../session/index.ts';
import { wasRejected } from '../values/tiers.ts';
import { isDone, stopOf, WAY, type WayStep } from '../values/way.ts';
import { AcceptTerms } from './accept-terms.tsx';
import css from './guide.module.css';
import { ProviderLink } from './provider-link.tsx';
import { t } from './texts/index.ts';
import { useWay, type Way } from './use-way.ts';
import { Verify } from './verify.tsx';

type Wallet = `0x${string}` | undefined;
type WayToBuyProps = Readonly<{
  wallet?: Wallet;
  /** The step that the page itself carries out. */
  here?: WayStep;
}>;

/** The steps to a purchase, with the button of the next one; nothing once one was made, or when it is made on this page. */
export function WayToBuy({ wallet, here }: WayToBuyProps) {
  const way = useWay(wallet);
  const { data } = way;
  if (data !== undefined && (data.next === undefined || data.next === here)) return null;
  return (
    <Section title={t('way')}>
      <Loaded query={way} failed={t('wayFailed')} skeleton={<Place />}>
        {(known) => <Steps label={t('way')} steps={WAY.map((step) => stepOf(step, known, wallet))} />}
      </Loaded>
    </Section>
  );
}

/** The place of the steps: one of them will have words and a button. */
const Place = () => (
  <Steps
    label={t('way')}
    steps={WAY.map((step, at) => ({
      id: step,
      title: t(`step.${step}`),
      state: 'waiting',
      ...(at === 1 && {
        detail: (
          <div className={css.next}>
            <Skeleton lines={2} />
          </div>
        ),
      }),
    }))}
  />
);

function stepOf(step: WayStep, way: Way, wallet: Wallet): Step {
  const isNext = step === way.next;
  const state = isNext ? 'current' : isDone(step, way.facts) ? 'done' : 'waiting';
  // The terms do not wait for the provider.
  const isFree = step === 'terms' && state === 'waiting' && wallet !== undefined;
  return {
    id: step,
    title: t(`step.${step}`),
    state,
    ...(isNext && { detail: <Next step={step} way={way} wallet={wallet} /> }),
    ...(isFree && { detail: <AcceptTerms wallet={wallet} size="small" /> }),
  };
}

type NextProps = Readonly<{ step: WayStep; way: Way; wallet: Wallet }>;

function Next({ step, way: { facts, kyc }, wallet }: NextProps) {
  const stop = stopOf(facts);
  if (stop !== undefined) return t(`stop.${stop}`);
  const isOpen = step === 'verify' && kyc?.kycStatus === 'pending';
  const isRejected = step === 'verify' && kyc?.kycStatus === 'rejected';
  return (
    <div className={css.next}>
      <p>{t(isOpen ? 'verifyOpen' : isRejected ? 'verifyRejected' : `text.${step}`)}</p>
      <Row>
        {isOpen ? (
          <ProviderLink url={kyc.verificationUrl} variant="primary" />
        ) : (
          <Action step={step} wallet={wallet} isAgain={isRejected && wasRejected(kyc, 'TIER_1')} />
        )}
      </Row>
    </div>
  );
}

function Action({ step, wallet, isAgain }: Readonly<{ step: WayStep; wallet: Wallet; isAgain: boolean }>) {
  if (step === 'connect' || wallet === undefined) return <SignInButton>{t('connect')}</SignInButton>;
  switch (step) {
    case 'verify':
      return (
        <Verify wallet={wallet} variant="primary">
          {t(isAgain ? 'verifyAgain' : 'verify')}
        </Verify>
      );
    case 'terms':
      return <AcceptTerms wallet={wallet} variant="primary" />;
    case 'buy':
      return (
        <LinkButton to="/buy" variant="primary">
          {t('chooseAmount')}
        </LinkButton>
      );
  }
}
